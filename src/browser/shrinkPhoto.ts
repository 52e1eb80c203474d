/** The longest side of a photo that is sent, in pixels: the server keeps no more. */
const LONGEST = 2400;
const QUALITY = 0.88;
/** Smaller photos are sent as they are, in bytes. */
const SMALL = 1024 * 1024;

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));

/**
 * A large photo as a smaller JPEG, so that it is soon sent over a telephone's network and its place
 * and time never leave the device. A photo that this browser cannot draw stays as it is.
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
