import type { CSSProperties } from "react";
import type { Box, Size } from "../ui/size.ts";

export const placeOn = (screen: Size, { x, y, width, height }: Box): CSSProperties => ({
  left: `${(x / screen.width) * 100}%`,
  top: `${(y / screen.height) * 100}%`,
  width: `${(width / screen.width) * 100}%`,
  height: `${(height / screen.height) * 100}%`,
});
