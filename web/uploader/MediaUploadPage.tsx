export function MediaUploadPage() {
  return <main />;
}
