# bash package.sh photos Lobby
set -euo pipefail
site=https://brewscreen.example
folder=$1
name=$2
size_of() { set -- $(od -An -tu1 -j16 -N8 "$1"); echo "$(($3 * 256 + $4))x$(($7 * 256 + $8))"; }
quoted() { printf '"%s"' "$(printf %s "$1" | sed 's/["\\]/\\&/g')"; }
fields=()
while IFS= read -r png; do
  file=${png##*/}
  # In "Images (zip)", hot and cold cups have the same names.
  case $png in
    */"Hot Cup Size Images"/*) file=hot_$file ;;
    */"Cold Cup Size Images"/*) file=cold_$file ;;
  esac
  case $(size_of "$png") in
    1024x768) category=screensaver ;;
    302x485 | 460x235 | 406x200) category=icons ;;
    460x485 | 1024x485) category=customization ;;
    *) echo "$png has a size that the machine does not use" >&2; exit 1 ;;
  esac
  fields+=(--form "$category=@$(quoted "$png");filename=$(quoted "$file")")
done < <(find "$folder" -type f -iname '*.png' | LC_ALL=C sort)
curl --fail-with-body --output "$name.part" --header 'Prefer: handling=strict' \
  --form-string "packageName=$name" "${fields[@]}" "$site/api/create-package" ||
  { cat "$name.part" >&2; rm -f "$name.part"; exit 1; }
mv "$name.part" "$name.mp"
