export function MediaUploadPage() {
  return null;
}
