/** Longest side of an uploaded photo, in px. The server stores no more. */
const LONGEST = 2400;
const QUALITY = 0.88;
/** Smaller photos are sent unchanged, in bytes. */
const SMALL = 1024 * 1024;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));

/**
 * Converts a large photo to a smaller JPEG, which uploads faster and contains neither location nor
 * time. A photo that the browser cannot draw is unchanged.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size < SMALL || typeof createImageBitmap !== 'function') return file;
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const blob = await blobOf(canvas);
    return blob && blob.size < file.size ? blob : file;
  } catch {
    return file;
  }
}
