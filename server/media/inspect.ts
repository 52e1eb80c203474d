const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/** The brands of AVIF: pictures of HEVC begin alike. Source: AVIF 1.1, §6. */
const AVIF = /^(avif|avis)$/;

/** Whether the file begins like a JPEG, PNG, WebP, GIF or AVIF, whatever its name and type say. */
export function isPhoto(bytes: Buffer): boolean {
  if (bytes.length < 32) return false;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return true;
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return true;
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return true;
  return ascii(bytes, 4, 8) === 'ftyp' && AVIF.test(ascii(bytes, 8, 12));
}
