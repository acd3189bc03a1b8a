import { Link } from "wouter";
import { PRODUCT } from "../../shared/catalogue/active.ts";

export function HomePage() {
  return (
    <>
      <h1>{PRODUCT}</h1>
      <p>Pack the pictures of your coffee machine's screen for its USB stick.</p>
      <Link href="/media-upload">Make a media package</Link>
    </>
  );
}
