const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** The scans of a JPEG, possibly thousands in a small file; otherwise 0. Source: ITU-T T.81, B. */
export function scansOf(bytes: Buffer): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0;
  let scans = 0;
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1];
    if (marker === undefined || marker === 0xd9) break;
    // Fill, a byte of picture data, or a marker without a length.
    if (marker === 0xff) at += 1;
    else if (marker === 0 || marker === 1 || marker === 0xd8 || isRestart(marker)) at += 2;
    else {
      if (marker === 0xda) scans += 1;
      if (at + 4 > bytes.length) break;
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return scans;
}
