import { LeftFiles } from "./LeftFiles.tsx";
import type { Refusal } from "./refusal.ts";

/** What was wrong with which file, and their pictures if they are many. */
export const RefusalDetail = ({ refusal: { details, files } }: { refusal: Refusal }) => (
  <>
    {details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
    {files.length > 0 && <LeftFiles files={files} />}
  </>
);
