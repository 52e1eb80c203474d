import { beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#common/addresses.ts';
import type { ApiResponse, CallApi, RenderPage } from '#common/page/protocol.ts';
import { buildJoin } from '#src/mocks/kiosk.ts';
import { buildWaitingList } from '#src/mocks/lines.ts';
import { buildOrganisation } from '#src/mocks/organisations.ts';
import { buildTicketByKey } from '#src/mocks/ticketByKey.ts';
import { createRenderer } from './render.tsx';

let render: RenderPage;
// Loads all screens, as the server process does.
beforeAll(async () => {
  render = await createRenderer();
}, 300_000);

const placeOf = (owner: string, slug: string) =>
  buildOrganisation({ slug, title: `Place ${slug} of ${owner}` });

const answerOf = (owner: string, path: string): ApiResponse => {
  const { pathname, searchParams } = new URL(path, 'http://api');
  const json = (value: unknown): ApiResponse => ({ status: 200, body: JSON.stringify(value) });
  if (pathname === '/api/categories') {
    const kind = { code: owner, title: `Kind of ${owner}`, icon_name: 'shops' };
    return json({ records: [{ ...kind, organisations_count: 3 }] });
  }
  if (pathname.endsWith('/quiet_hours')) return json({ records: [] });
  if (pathname.endsWith('/waiting_lists'))
    return json({ records: [buildWaitingList({ released_on: searchParams.get('from')! })] });
  if (pathname === '/api/organisations')
    return json({
      records: [1, 2].map((n) => placeOf(owner, `${owner}-${n}`)),
      count: 4,
      current_page: Number(searchParams.get('page') ?? 1),
      total_pages: 2,
      ...(searchParams.has('keywords') && { matches_count: 2 }),
    });
  if (pathname.startsWith('/api/tickets/')) return json(buildTicketByKey());
  if (pathname.startsWith('/api/join/'))
    return searchParams.has('code') ? { status: 410, body: '{}' } : json(buildJoin());
  const slug = decodeURIComponent(pathname.split('/').at(-1)!);
  return slug === 'gone' ? { status: 404, body: '{"error":"gone"}' } : json(placeOf(owner, slug));
};

/** The API responses of one request. */
const apiOf =
  (owner: string): CallApi =>
  async (path) =>
    answerOf(owner, path);

describe('the route table', () => {
  const withoutScreen: string[] = [addresses.listingDetails.pattern, addresses.counters.pattern];
  const urls = Object.values(addresses)
    .map(({ pattern }) => pattern.replace(':id', 'place'))
    .filter((url) => !withoutScreen.includes(url));

  it.each([
    ...urls,
    '/listing-grid?keywords=x',
    '/listing-grid/gone',
    '/join/place?code=old',
    '/nope',
  ])('prefetches all requests of the screen at %s', async (url) => {
    const page = await render({ url, language: 'el' }, apiOf('owner'));
    expect(page.missing).toEqual([]);
    expect(page.head).toContain('<title>');
    expect(page.title).not.toBe('');
  });

  it('shares no data between pages', async () => {
    const at = (owner: string) => render({ url: '/all-categories', language: 'el' }, apiOf(owner));
    const first = await at('one');
    expect((await at('other')).html).not.toContain('of one');
    expect(await at('one')).toEqual(first);
  });

  it('sends a list as far as its screen shows it', async () => {
    const many = Array.from({ length: 30 }, (_, n) => ({
      ...placeOf('owner', `place-${n}`),
      tags: ['unseen'],
    }));
    const call: CallApi = async () => ({
      status: 200,
      body: JSON.stringify({ records: many, count: 30, current_page: 1, total_pages: 1 }),
    });
    const sent = async (url: string) => {
      const { html, state } = await render({ url, language: 'el' }, call);
      const ofList = (of: string) =>
        Array.from({ length: 30 }, (_, n) => of.includes(`place-${n}"`));
      expect(ofList(html)).toEqual(ofList(JSON.stringify(state)));
      expect(JSON.stringify(state)).not.toContain('unseen');
      return ofList(html).filter(Boolean).length;
    };
    expect(await sent('/listing-grid')).toBe(12);
    expect(await sent('/list-map-view')).toBe(30);
  });

  it('sends each request once', async () => {
    const asked: string[] = [];
    const call = apiOf('owner');
    await render({ url: '/index3', language: 'el' }, (path) => {
      asked.push(path);
      return call(path);
    });
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('knows unknown addresses and personal pages', async () => {
    const at = (url: string) => render({ url, language: 'el' }, apiOf('owner'));
    expect(await at('/listing-grid/gone')).toMatchObject({ status: 404, organisation: null });
    expect(await at('/nope')).toMatchObject({ status: 404, personal: false });
    expect(await at('/dashboard')).toMatchObject({ status: 200, personal: true });
    expect(await at('/listing-grid/place')).toMatchObject({
      status: 200,
      organisation: { slug: 'place' },
    });
  });
});
