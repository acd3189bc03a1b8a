import { useEffect } from "react";
import { carriesFiles } from "../../ui/dropzone/carries-files.ts";
import { takeFiles, takeText } from "./many-table.ts";

/** Takes what is pasted anywhere on the page but where one types: cells of a spreadsheet, or files. */
export function useManyPaste(): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isTyping = target instanceof HTMLInputElement && target.type === "text";
      if (!clipboardData || isTyping || document.querySelector("dialog[open]")) return;
      const text = clipboardData.getData("text/plain");
      // A spreadsheet gives a picture of its cells too.
      if (text.trim() !== "") takeText({ text, encoding: "utf-8" }, "\t");
      else if (carriesFiles(clipboardData)) void takeFiles([...clipboardData.files]);
      else return;
      event.preventDefault();
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
}
