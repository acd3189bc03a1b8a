import { expect, it } from "vitest";
import { formatCurlCommand } from "../../../shared/package/curl-command.ts";

it("a curl command has no control codes, which a terminal may obey when it is pasted", () => {
  const packageName = "Bar\u001b[201~\nrm -rf pictures\u0007";
  const command = formatCurlCommand({ site: "https://brewscreen.example", packageName, pictures: [] });
  expect(command).toContain("'packageName=Bar [201~ rm -rf pictures '");
  expect(command.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

it("a curl command sends each picture, and quotes what a shell would read", () => {
  const command = formatCurlCommand({
    site: "https://brewscreen.example",
    packageName: "Joe's 'Bar'",
    pictures: [
      { id: "screensaver.1", path: "Screensaver Images/SS1.png" },
      { id: "blends.left", path: "it's.png" },
    ],
  });
  expect(command.split("\n")).toEqual([
    String.raw`curl --fail-with-body --output package.part --form-string 'packageName=Joe'\''s '\''Bar'\''' \ `.trimEnd(),
    String.raw`  --form 'screensaver.1=@"Screensaver Images/SS1.png"' \ `.trimEnd(),
    String.raw`  --form 'blends.left=@"it'\''s.png"' \ `.trimEnd(),
    String.raw`  'https://brewscreen.example/api/create-package' && mv package.part './Joe'\''s '\''Bar'\''.mp' || cat package.part`,
  ]);
});
