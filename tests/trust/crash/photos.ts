import { setTimeout as rest } from 'node:timers/promises';
import sharp from 'sharp';
import type { Random } from '#common/random.ts';
import { bearer, type Person } from '#tests/trust/servers.ts';
import { repeatedly, type Ledger } from './ledger.ts';

const SIDE = 320;

/** A unique picture. */
const picture = (random: Random): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: SIDE * SIDE * 3 }, () => random.whole(0, 255))), {
    raw: { width: SIDE, height: SIDE, channels: 3 },
  })
    .jpeg({ quality: 30 })
    .toBuffer();

/** Starts a member who uploads photos one after the other. Returns a function to stop. */
export function startPhotographer(
  address: string,
  { people, random, ledger }: { people: Person[]; random: Random; ledger: Ledger },
): () => Promise<void> {
  return repeatedly(async (): Promise<void> => {
    const form = new FormData();
    form.set('photo', new Blob([Uint8Array.from(await picture(random))]), 'photo.jpg');
    const response = await fetch(`${address}/api/photos`, {
      method: 'POST',
      headers: bearer(random.pick(people)),
      body: form,
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (response?.status === 201 && typeof text === 'string') {
      ledger.photos.push((JSON.parse(text) as { url: string }).url);
      return;
    }
    // 507 means a full disk, and 429 the daily limit of uploads.
    if (response && ![201, 429, 503, 507].includes(response.status)) {
      ledger.odd.push(`An upload got ${response.status}: ${text?.slice(0, 200)}`);
    }
    await rest(50);
  });
}

/** Acknowledged photos that are not served completely. */
export async function lostPhotos(address: string, urls: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const url of urls) {
    const response = await fetch(`${address}${url}`).catch(() => null);
    const bytes = Buffer.from(
      (await response?.arrayBuffer().catch(() => null)) ?? new ArrayBuffer(),
    );
    const pixels = sharp(bytes, { failOn: 'truncated' }).raw().toBuffer();
    const isWhole = (await pixels.catch(() => null)) !== null;
    if (response?.status !== 200 || !isWhole)
      lost.push(`The photo ${url} is lost (${response?.status ?? 'no response'})`);
  }
  return lost;
}
