import { beforeAll, describe, expect, it } from 'vitest';
import { buildMember, buildOrganisation } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/testApp.ts';
import type { OrganisationPage } from '#common/contract/organisations.ts';

const test = testApp();
const ids: Record<string, number> = {};

beforeAll(async () => {
  const add = async (slug: string, options: Parameters<typeof buildOrganisation>[1]) => {
    ids[slug] = (await buildOrganisation(test.db, { slug, ...options })).id;
  };
  await add('andronikou', {
    title: 'Φαρμακείο Ανδρονίκου',
    category: 'shops',
    rating: 4.5,
    price_from: 3,
    reviews_count: 5,
    views_count: 10,
  });
  await add('lefteris', {
    title: 'Κουρείο ο Λευτέρης',
    category: 'salons',
    reviews_count: 9,
    created_at: new Date('2026-01-01'),
  });
  await add('thalassa', {
    title: 'Ψαροταβέρνα Η ΘΆΛΑΣΣΑ',
    category: 'restaurants',
    price_from: 12,
    rating: 3.9,
    views_count: 99,
  });
  await add('steki', {
    title: 'Το στέκι',
    category: 'restaurants',
    tags: ['ταβέρνα', 'μεζέδες'],
    district: 'Παγκράτι',
    price_from: 8,
  });
  await add('kalamara', {
    title: 'Οδοντιατρείο Σ. Καλαμαρά',
    category: 'business',
    city: 'Θεσσαλονίκη',
    country: 'CY',
    english: {
      title: 'S. Kalamara Dental Practice',
      address: 'Panormou 63',
      city: 'Thessaloniki',
      district: 'Toumba',
    },
  });
  await add('style', {
    title: 'Κομμωτήριο Style & «Ομορφιά»',
    category: 'salons',
    description: 'Δίπλα στο φαρμακείο της γωνίας.',
  });
  await add('ilios', { title: 'Ξενώνας Ήλιος', category: 'hotels', openingHours: [] });
});

const list = async (query = ''): Promise<OrganisationPage> => {
  const response = await test.app.inject({ url: `/api/organisations${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const slugs = (page: OrganisationPage) => page.records.map(({ slug }) => slug);
const search = async (keywords: string, more = '') => {
  const page = await list(`?keywords=${encodeURIComponent(keywords)}${more}`);
  expect(page.count).toBe(7);
  const matching = page.records.filter(({ match }) => match !== undefined);
  expect(page.matches_count).toBe(matching.length);
  expect(page.records.slice(0, matching.length)).toEqual(matching);
  return matching.map(({ slug }) => slug);
};

describe('GET /api/organisations', () => {
  it('returns all in default order without a query, by page', async () => {
    const all = await list();
    expect(all).toMatchObject({ count: 7, current_page: 1, total_pages: 1, offset: 0 });
    expect(all.matches_count).toBeUndefined();
    expect(slugs(all)[0]).toBe('andronikou');
    const page = await list('?page=3&per_page=3');
    expect(page).toMatchObject({ count: 7, current_page: 3, total_pages: 3, offset: 6 });
    expect(page.records).toHaveLength(1);
    expect(await list('?page=50')).toMatchObject({ count: 7, records: [] });
  });

  it.each([
    ['high_rated', 'andronikou'],
    ['most_reviewed', 'lefteris'],
    ['popular', 'thalassa'],
    ['older', 'lefteris'],
    ['price_low', 'andronikou'],
    ['price_high', 'thalassa'],
  ])('sorts by %s', async (sort, first) => {
    expect(slugs(await list(`?sort=${sort}`))[0]).toBe(first);
  });

  it('puts records without the field last in both directions', async () => {
    for (const sort of ['price_low', 'price_high']) {
      const prices = (await list(`?sort=${sort}`)).records.map(({ price_from }) => price_from);
      expect(prices.indexOf(null)).toBe(3);
    }
  });

  it('keeps a random order for its seed', async () => {
    const order = async (seed: number) => slugs(await list(`?sort=random&seed=${seed}`)).join();
    expect(await order(5)).toBe(await order(5));
    expect(new Set(await Promise.all([1, 2, 3, 4].map(order))).size).toBeGreaterThan(1);
  });
});

/** The table in `search.test.ts` covers spellings. */
describe('keywords', () => {
  it.each([
    ['φαρμακείο', ['andronikou', 'style']],
    ['ταβέρνα στο Παγκράτι', ['steki']],
    ['thessaloniki', ['kalamara']],
    ['!!! ???', []],
  ])('%s', async (keywords, expected) => {
    expect((await search(keywords)).sort()).toEqual([...expected].sort());
  });

  it('weighs the title more than the description, and keeps matches first in another order', async () => {
    expect(await search('φαρμακείο')).toEqual(['andronikou', 'style']);
    expect(await search('φαρμακείο', '&sort=newest')).toHaveLength(2);
    expect(slugs(await list('?keywords=farmakeio&sort=price_high'))[0]).toBe('andronikou');
  });

  it('ignores an empty text', async () => {
    expect((await list('?keywords=')).matches_count).toBeUndefined();
  });
});

describe('in English', () => {
  const ask = (url: string, language?: string) =>
    test.app.inject({ url, headers: language ? { 'accept-language': language } : {} });
  const PATH = '/api/organisations/kalamara';
  const GREEK = { title: 'Οδοντιατρείο Σ. Καλαμαρά', city: 'Θεσσαλονίκη' };
  const ENGLISH = { title: 'S. Kalamara Dental Practice', city: 'Thessaloniki' };

  it('returns English names and caches each language separately', async () => {
    for (const [language, names] of [
      ['en-GB', ENGLISH],
      ['el', GREEK],
      [undefined, GREEK],
      ['en', ENGLISH],
    ] as const) {
      const one = await ask(PATH, language);
      expect(one.json()).toMatchObject({ ...names, city_code: 'thessaloniki' });
      expect(one.headers.vary).toMatch(/accept-language/);
      const page = (await ask('/api/organisations', language)).json<OrganisationPage>();
      expect(page.records.find(({ slug }) => slug === 'kalamara')).toMatchObject(names);
    }
  });

  it('falls back to Greek names', async () => {
    const { title } = (await ask('/api/organisations/ilios', 'en')).json();
    expect(title).toBe('Ξενώνας Ήλιος');
  });

  const WORDS = ['dental practice', 'toumba', 'kalamara dental'];
  it.each(WORDS)('finds the place by «%s»', async (keywords) => {
    expect(await search(keywords)).toEqual(['kalamara']);
  });
});

describe('GET /api/organisations/{id}', () => {
  it('finds by slug and by code', async () => {
    const bySlug = await test.app.inject({ url: '/api/organisations/andronikou' });
    const byCode = await test.app.inject({ url: `/api/organisations/${bySlug.json().code}` });
    const shown = { slug: 'andronikou', statistics: { tickets_served: 0 }, reviews: [] };
    expect(bySlug.json()).toMatchObject(shown);
    expect(byCode.body).toBe(bySlug.body);
  });

  it('can be claimed while it has no owner', async () => {
    const claimable = async (slug: string) =>
      (await test.app.inject({ url: `/api/organisations/${slug}` })).json().claimable;
    await buildMember(test, ids.lefteris!, 'clerk');
    await buildMember(test, ids.steki!, 'owner');
    expect([await claimable('lefteris'), await claimable('steki')]).toEqual([true, false]);
  });
});

it('GET /api/categories counts organisations', async () => {
  const { records } = (await test.app.inject({ url: '/api/categories' })).json();
  expect(records.find((one: { icon_name: string }) => one.icon_name === 'salons')).toEqual({
    code: 'cat_salons',
    title: 'Κατηγορία salons',
    icon_name: 'salons',
    organisations_count: 2,
  });
});
