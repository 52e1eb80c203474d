import sharp from 'sharp';
import { request as post } from 'node:http';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { runJobsOfDay } from '#server/testing/jobs.ts';
import type { PhotoEncoder } from '#server/media/encode.ts';
import { attachPhotos, PhotoUnknown, photosOf } from '#server/repositories/photos/photos.ts';
import { buildOrganisation, buildSignedIn, type SignedIn } from '#server/testing/builders.ts';
import { formOf, sendForm } from '#server/testing/photos.ts';
import { testApp } from '#server/testing/testApp.ts';

const test = testApp();
let person: SignedIn;
const confirmed = () => buildSignedIn(test, { confirmed: true });
beforeAll(async () => {
  person = await confirmed();
});

const image = (width = 120, height = 80, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 90, b: 20, alpha: 0.5 } } });
const jpeg = (width?: number, height?: number) => image(width, height).jpeg().toBuffer();
const png = () => image(120, 80, 4).png().toBuffer();
const send = (bytes: Buffer, more: Parameters<typeof formOf>[1] = {}) =>
  sendForm(test, person, formOf(bytes, more));

/** The names of the stored versions of a photo. */
const filesOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  [...test.media.files.keys()].filter((name) => name.startsWith(body.url!.split('/')[2]!));

/** A rotated JPEG with location, author and description metadata. */
const withMetadata = () =>
  image(160, 80)
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: 'a secret name' },
      IFD3: { GPSLatitude: '37/1 59/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">a secret place</x:xmpmeta>')
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

/** A progressive JPEG whose last scan is repeated many times. */
async function inScans(count: number): Promise<Buffer> {
  const bytes = await image(900, 900).jpeg({ progressive: true }).toBuffer();
  const [last, end] = [bytes.lastIndexOf(Buffer.from([0xff, 0xda])), bytes.length - 2];
  const more = Array.from({ length: count }, () => bytes.subarray(last, end));
  return Buffer.concat([bytes.subarray(0, end), ...more, bytes.subarray(end)]);
}

/** A small PNG whose header claims another size. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const bytes = await png();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A WebP that claims the maximum size. */
async function claimingWebp(): Promise<Buffer> {
  const bytes = await image().webp({ lossless: true }).toBuffer();
  bytes.writeUInt32LE(0x0fffffff, bytes.indexOf('VP8L') + 9);
  return bytes;
}

/** An AVIF whose properties claim a size. */
async function claimingAvif(side: number): Promise<Buffer> {
  const bytes = await image().avif({ effort: 0 }).toBuffer();
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(side, at);
  bytes.writeUInt32BE(side, at + 4);
  return bytes;
}

/** A GIF with a comment and several frames of one pixel each. */
function gif(width: number, height: number, comment = ''): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  const said = Buffer.from(comment);
  const start = [Buffer.from('GIF89a'), size, Buffer.from('800000ffffff000000', 'hex')];
  const about = comment ? [Buffer.from([0x21, 0xfe, said.length]), said, Buffer.from([0])] : [];
  return Buffer.concat([...start, ...about, frame, frame, Buffer.from(';')]);
}

const START = Buffer.from([0xff, 0xd8, 0xff]);
const padded = (start: string) => Buffer.from(start.padEnd(100, '\0'));
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>',
);
const SCRIPT = '<script>alert(document.domain)</script>';

const TAKEN: Record<string, () => Promise<Buffer> | Buffer> = {
  'a JPEG': jpeg,
  'a JPEG with GPS, a name, XMP and a profile': withMetadata,
  'a JPEG in CMYK': () => image().toColourspace('cmyk').jpeg().toBuffer(),
  'a JPEG with a page behind it': async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]),
  'a PNG that is half transparent': png,
  'a PNG with 16 bits': () => image().toColourspace('rgb16').png().toBuffer(),
  'a WebP': () => image().webp().toBuffer(),
  'an AVIF': () => image().avif({ effort: 0 }).toBuffer(),
  'a GIF with a comment and two frames': () => gif(90, 90, SCRIPT),
  'a JPEG as tall as a tower': () => jpeg(64, 9_000),
};

const REFUSED: Record<string, [string, () => Promise<Buffer> | Buffer]> = {
  'a drawing with a script': ['photo_type', () => SVG],
  'a page': ['photo_type', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
  'a HEIC': ['photo_type', () => padded('\0\0\0\x18ftypheic')],
  nothing: ['photo_type', () => Buffer.alloc(0)],
  'the first bytes of a JPEG': ['photo_type', () => START],
  'a drawing behind the first bytes of a JPEG': ['photo_broken', () => Buffer.concat([START, SVG])],
  'a script that begins like a GIF': ['photo_broken', () => padded('GIF89a=1;alert(1)//')],
  'a JPEG cut off': ['photo_broken', async () => (await jpeg(900, 900)).subarray(0, 1_200)],
  'a PNG cut off': ['photo_broken', async () => (await png()).subarray(0, 70)],
  'a WebP with a false length': ['photo_broken', () => padded('RIFF\x00\x10\x00\x00WEBPVP8 ')],
  'an AVIF without a picture': ['photo_broken', () => padded('\0\0\0\x18ftypavif')],
  'a bomb of 2.5 gigapixels': ['photo_pixels', () => claiming(50_000, 50_000)],
  'a GIF of one pixel that claims 4 gigapixels': ['photo_small', () => gif(65_000, 65_000)],
  'a WebP that claims 268 megapixels': ['photo_broken', claimingWebp],
  'an AVIF that claims 100 megapixels': ['photo_pixels', () => claimingAvif(10_000)],
  'a PNG wider than PNGs can be': ['photo_broken', () => claiming(2_000_000_000, 64)],
  'a JPEG in 12,000 passes': ['photo_heavy', () => inScans(12_000)],
  'a picture of one pixel': ['photo_small', () => gif(1, 1)],
  'nine megabytes': ['photo_size', async () => Buffer.concat([await jpeg(), Buffer.alloc(9e6)])],
};

const SAID: Record<string, RegExp> = {
  photo_type: /δεν είναι φωτογραφία/,
  photo_broken: /δεν διαβάζεται/,
  photo_pixels: /πάνω από 52\smegapixel/,
  photo_small: /τουλάχιστον 64\spixel/,
  photo_heavy: /πάρα πολλή επεξεργασία/,
  photo_size: /ξεπερνά τα 8\sMB/,
};

describe('POST /api/photos', () => {
  it.each(Object.entries(TAKEN))('accepts %s and keeps only its pixels', async (_what, bytes) => {
    const sent = await send(await bytes(), { name: 'x.svg', type: 'image/svg+xml' });
    const { status, body } = sent;
    expect([status, body.message]).toEqual([201, undefined]);
    const names = filesOf(sent);
    expect(names.length).toBe(3);
    for (const name of names) {
      const { statusCode, headers, rawPayload } = await test.app.inject({ url: `/media/${name}` });
      const said = await sharp(rawPayload).metadata();
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const { exif, xmp, icc, orientation, pages = 1 } = said;
      expect({ exif, xmp, icc, orientation, pages }).toEqual({ pages: 1 });
      expect(said.width).toBe(body.width);
      expect(rawPayload.toString('latin1')).not.toMatch(/secret|script/);
    }
  });

  it.each(Object.entries(REFUSED))('rejects %s', async (_what, [fault, bytes]) => {
    const { status, body } = await send(await bytes());
    expect([status, Object.keys(body.message ?? {})]).toEqual([422, ['photo']]);
    expect(body.message?.photo?.[0]).toMatch(SAID[fault]!);
  });

  it('rotates a photo as its metadata says, and creates smaller versions', async () => {
    expect((await send(await withMetadata())).body).toMatchObject({ width: 80, height: 160 });
    const large = await send(await jpeg(2_000, 1_000));
    expect(large.body).toMatchObject({ width: 1_600, height: 800 });
    const webp = filesOf(large).filter((name) => name.endsWith('.webp'));
    expect(webp.map((name) => name.split('/')[1])).toEqual(['480.webp', '960.webp', '1600.webp']);
  });

  it('rejects forms with no photo, several photos or a truncated body, and other content', async () => {
    const good = formOf(await jpeg());
    const half = { ...good, payload: good.payload.subarray(0, -60) };
    const json = { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') };
    const bare = { headers: { 'content-type': 'multipart/form-data' }, payload: good.payload };
    const both = Buffer.concat([good.payload.subarray(0, -24), good.payload]);
    const twice = { ...good, payload: both };
    const responses = [];
    for (const form of [formOf(await jpeg(), { field: 'other' }), half, json, bare, twice]) {
      responses.push((await sendForm(test, person, form)).status);
    }
    expect(responses).toEqual([422, 422, 415, 422, 201]);
  });

  it('stops processing when the client disconnects', async () => {
    const ended = new Promise<void>((stopped) => {
      const encode: PhotoEncoder['encode'] = (_bytes, _owner, signal) => {
        request.destroy();
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            stopped();
            reject(signal.reason as Error);
          });
        });
      };
      vi.spyOn(test.context.encoder, 'encode').mockImplementationOnce(encode);
    });
    const { headers, payload } = formOf(await jpeg());
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const request = post(`${address}/api/photos`, {
      method: 'POST',
      headers: { ...headers, ...person.headers },
    });
    request.on('error', () => undefined).end(payload);
    await expect(ended).resolves.toBeUndefined();
  });

  it('accepts sixty a day', async () => {
    const form = formOf(await jpeg());
    await send(form.payload);
    await test.db.exec('UPDATE rate_counters SET count = 60');
    expect((await sendForm(test, person, form)).status).toBe(429);
  });
});

describe('a stored photo', () => {
  const codeOf = async () => (await send(await jpeg())).body.code!;
  const attach = (id: number, codes: string[], who = person, now = test.clock.now()) =>
    test.db.transaction((tx) =>
      attachPhotos(tx, { subject: 'organisation', id }, codes, { userId: who.user.id, now }),
    );

  it('belongs to one subject, in an order, and only its sender can attach it', async () => {
    const [place, other] = [await buildOrganisation(test.db), await buildOrganisation(test.db)];
    const [one, two] = [await codeOf(), await codeOf()];
    expect(await attach(place.id, [two, one, two])).toMatchObject([{ code: two }, { code: one }]);
    const own = async () =>
      (await photosOf(test.db, 'organisation', [place.id])).get(place.id)?.map(({ code }) => code);
    expect(await own()).toEqual([two, one]);
    await expect(attach(other.id, [one])).rejects.toThrow(PhotoUnknown);
    const theirs = attach(place.id, [one, await codeOf()], await confirmed());
    await expect(theirs).rejects.toThrow(PhotoUnknown);
    expect(await own()).toEqual([two, one]);
    await attach(place.id, [one]);
    expect(await own()).toEqual([one]);
    expect(await attach(other.id, [two])).toMatchObject([{ code: two }]);
  });

  it('is deleted after two days without a subject', async () => {
    const { id } = await buildOrganisation(test.db);
    const [used, left] = [await send(await jpeg()), await send(await jpeg())];
    await attach(id, [used.body.code!]);
    test.clock.advance(86_400 + 60);
    await expect(attach(id, [left.body.code!])).rejects.toThrow(PhotoUnknown);
    test.clock.advance(86_400);
    await runJobsOfDay(test);
    expect([filesOf(used).length, filesOf(left)]).toEqual([3, []]);
    expect((await test.app.inject({ url: left.body.url! })).statusCode).toBe(404);
    await test.db.query('DELETE FROM organisations WHERE id = $1', [id]);
    await runJobsOfDay(test);
    expect(filesOf(used)).toEqual([]);
  });

  it('is served in the smallest format that the client accepts', async () => {
    const { url = '' } = (await send(await jpeg())).body;
    const typeFor = async (accept: string, at = url) => {
      const { headers } = await test.app.inject({ url: at, headers: { accept } });
      return [headers['content-type'], /\baccept\b/.test(String(headers.vary))];
    };
    expect(await typeFor('image/avif,image/webp,*/*')).toEqual(['image/avif', true]);
    expect(await typeFor('image/webp,*/*')).toEqual(['image/webp', true]);
    expect(await typeFor('*/*')).toEqual(['image/jpeg', true]);
    const webp = url.replace('.jpg', '.webp');
    expect(await typeFor('image/avif', webp)).toEqual(['image/webp', false]);
  });

  it('is found only by its exact name', async () => {
    const { url = '' } = (await send(await jpeg())).body;
    const folder = url.split('/').slice(0, 3).join('/');
    const near = ['../x.jpg', '..%2f..%2fserver.lock', '120.svg', '0120.jpg', '121.jpg', ''];
    for (const name of near)
      expect((await test.app.inject({ url: `${folder}/${name}` })).statusCode).toBe(404);
  });
});
