import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ApiResponse, Page } from '#common/page/protocol.ts';
import { later } from '#server/testing/streams.ts';
import { testClock } from '#server/testing/testApp.ts';
import { openPages, type Pages } from './pages.ts';
import type { RendererProcess } from './rendererProcess.ts';

const ORIGIN = 'https://seira.example';
const noise = randomBytes(60_000);

let gate: Promise<void>;
let rendered: string[];
let calls = 0;
let places: number;
let response: ApiResponse;
let isHeavy: boolean;
let broken = '';
let pages: Pages;
const clock = testClock(new Date('2026-11-20T10:00:00.000Z'));

const renderer: RendererProcess = {
  start: () => undefined,
  close: () => undefined,
  render: async ({ address: { url } }, call): Promise<Page> => {
    rendered.push(url);
    await gate;
    await call('/api/categories');
    if (url === broken) throw new Error('broken');
    const packed = isHeavy ? noise : Buffer.from(url);
    return {
      status: url.startsWith('/nope') ? 404 : 200,
      html: { packed, nonceMark: '' },
      etag: `W/"${url}"`,
      early: '',
    };
  },
};

beforeEach(() => {
  gate = Promise.resolve();
  rendered = [];
  places = 100;
  response = { status: 200, body: '[]' };
  isHeavy = false;
  broken = '';
  pages = openPages(renderer, {
    call: async () => {
      calls += 1;
      return response;
    },
    enter: () => {
      if (places <= 0) return null;
      places -= 1;
      return () => {
        places += 1;
      };
    },
    clock,
  });
});

/** Holds up renders until the returned function is called. */
const closeGate = () => {
  const { promise, resolve } = later();
  gate = promise;
  return resolve;
};
const get = (url: string) => pages.get({ url, language: 'el' }, ORIGIN);
const search = (n: number) => `/listing-grid?keywords=word${n}`;

describe('server-rendered pages', () => {
  it('are rendered one at a time; four wait, and browsers render the rest', async () => {
    const open = closeGate();
    const asked = Array.from({ length: 5 }, (_, n) => get(search(n)));
    await expect.poll(() => pages.load()).toMatchObject({ rendering: 1, waiting: 4 });
    expect(await get(search(9))).toBeNull();
    // A second request for a page in progress shares it.
    const same = get(search(3));
    open();
    expect((await Promise.all(asked)).every((page) => page?.status === 200)).toBe(true);
    expect(await same).toBe(await asked[3]);
    expect(rendered).toHaveLength(5);
    expect(await get(search(9))).not.toBeNull();
  });

  it('take up capacity while they are rendered, and none while they wait', async () => {
    const open = closeGate();
    const asked = [get('/about'), get('/faq')];
    await expect.poll(() => rendered).toEqual(['/about']);
    expect(places).toBe(99);
    open();
    await Promise.all(asked);
    expect(places).toBe(100);
    places = 0;
    expect(await get('/pricing')).toBeNull();
  });

  it('are not made from failed responses of the API', async () => {
    response = { status: 503, body: '{"error":"…"}' };
    expect(await get('/about')).toBeNull();
    response = { status: 200, body: '[]' };
    expect(await get('/about')).not.toBeNull();
    response = { status: 503, body: '{"error":"…"}' };
    expect(await get('/about')).toBeNull();
  });
});

describe('cached pages', () => {
  it('stay within their memory limit, however many addresses are requested', async () => {
    isHeavy = true;
    for (let n = 0; n < 300; n += 1) await get(n % 2 ? search(n) : `/nope/${n}`);
    const { bytes } = pages.load();
    expect(bytes).toBeGreaterThan(2 * 1024 * 1024);
    expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
    for (let n = 0; n < 600; n += 1) await get(`/listing-grid/place-${n}`);
    expect(pages.load().bytes).toBeLessThanOrEqual(20 * 1024 * 1024);
  });

  it('are rendered again from the responses that showed them to be out of date', async () => {
    await get('/about');
    response = { status: 200, body: '[{}]' };
    calls = 0;
    await get('/about');
    expect(rendered).toHaveLength(2);
    expect(calls).toBe(1);
  });

  it('are renewed before the next request if it came within ten minutes for one of the latest 20 screens', async () => {
    await get('/pricing');
    clock.advance(601);
    await get(search(1));
    const places = Array.from({ length: 21 }, (_, n) => `/listing-grid/place-${n}`);
    for (const url of places) await get(url);
    const errors: unknown[] = [];
    const renew = async (body: string) => {
      response = { status: 200, body };
      rendered = [];
      await pages.renew((error) => errors.push(error));
      return rendered.toSorted();
    };
    expect(await renew('[{}]')).toEqual(places.slice(1).toSorted());
    for (const url of places.slice(1)) await get(url);
    expect(rendered).toHaveLength(20);
    expect(await renew('[{}]')).toEqual([]);
    broken = places[20]!;
    expect(await renew('[{},{}]')).toHaveLength(20);
    expect(errors).toHaveLength(1);
    clock.advance(601);
    expect(await renew('[]')).toEqual([]);
  });

  it('are not evicted by searches or by unknown addresses', async () => {
    isHeavy = true;
    await get('/about');
    for (let n = 0; n < 300; n += 1) await get(n % 2 ? search(n) : `/nope/${n}`);
    rendered = [];
    await get('/about');
    expect(rendered).toEqual([]);
    await get(search(1));
    expect(rendered).toEqual([search(1)]);
  });
});
