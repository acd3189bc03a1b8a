import { useEffect, useState } from "react";
import { carriesFiles } from "../ui/dropzone/carries-files.ts";
import { takeFiles, takeText } from "./many-table.ts";

/** Takes files that are dropped anywhere on the page, and what is pasted; whether files are over it. */
export function useManyDrop(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const isFree = () => !document.querySelector("dialog[open]");
    const over = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer) || !isFree()) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carriesFiles(event.dataTransfer) || !isFree()) return;
      event.preventDefault();
      void takeFiles([...event.dataTransfer.files]);
    };
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isTyping = target instanceof HTMLInputElement && target.type === "text";
      if (!clipboardData || !isFree() || isTyping) return;
      const text = clipboardData.getData("text/plain");
      if (carriesFiles(clipboardData) && text === "") void takeFiles([...clipboardData.files]);
      // A spreadsheet gives a picture of its cells too.
      else if (text.trim() !== "") takeText({ text, encoding: "utf-8" }, "\t");
      else return;
      event.preventDefault();
    };
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    document.addEventListener("paste", paste);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
      document.removeEventListener("paste", paste);
    };
  }, []);
  return isOver;
}
