import { beforeAll, describe, expect, it } from 'vitest';
import type { City, OrganisationPage } from '#common/contract/organisations.ts';
import { buildList, buildOrganisation, hoursOf } from '#server/testing/builders.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();

/** A list of today with waiting people, in the form of the stored counts. */
async function queue(organisationId: number, waiting: number, minutes = 10): Promise<void> {
  const { id } = await buildList(test.db, { organisationId });
  await test.db.query(
    'UPDATE waiting_lists SET waiting_count = $2, average_minutes = $3 WHERE id = $1',
    [id, waiting, minutes],
  );
}

beforeAll(async () => {
  const add = async (slug: string, options: Parameters<typeof buildOrganisation>[1]) =>
    (await buildOrganisation(test.db, { slug, ...options })).id;
  const shop = await add('shop', { category: 'shops', price_from: 5, city: 'Αθήνα' });
  const salon = await add('salon', { category: 'salons', price_from: 30, city: 'Πάτρα' });
  const [morning, night] = [hoursOf('08:00', '14:00'), hoursOf('20:00', '03:00')];
  const clinic = await add('clinic', { category: 'business', openingHours: morning });
  const bar = await add('bar', { category: 'restaurants', openingHours: night });
  await add('office', { category: 'business', country: 'CY', price_from: 90 });
  await add('nothing', { category: 'travel', openingHours: [], tags: ['Δωρεάν Πάρκινγκ'] });
  const late = hoursOf('22:00', '02:00', [7]);
  const sunday = await add('sunday', { openingHours: late, views_count: 9 });
  await queue(shop, 3);
  await queue(salon, 0);
  await queue(clinic, 1);
  await queue(bar, 0);
  await test.db.query(
    `INSERT INTO plan_days (organisation_id, day, closed, intervals) VALUES
       ($1, '2026-11-23', true, NULL), ($2, '2026-11-24', false, '[{"from":"06:00","to":"07:30"}]')`,
    [shop, sunday],
  );
  await test.db.query(
    `UPDATE organisations SET latitude = 38 + id * 0.01, longitude = 23.7,
            amenities = CASE WHEN slug = 'salon' THEN '["wireless_internet"]' ELSE '[]' END::jsonb,
            verified = slug IN ('salon', 'office')`,
  );
});

const ask = async (query: string): Promise<OrganisationPage> => {
  const response = await test.app.inject({ url: `/api/organisations?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
};
const slugs = async (query: string) => {
  const page = await ask(query);
  expect(page.count).toBe(page.records.length);
  return page.records.map(({ slug }) => slug);
};

describe('filters of the list', () => {
  it.each([
    ['category=shops,salons', ['shop', 'salon', 'sunday']],
    ['country=cy', ['office']],
    ['country=cy,GR&category=business', ['clinic', 'office']],
    ['city=patra', ['salon']],
    ['city=patra,nowhere', ['salon']],
    ['city=nowhere', []],
    ['is=wifi', ['salon']],
    ['is=wifi,verified', ['salon']],
    ['is=verified', ['salon', 'office']],
    ['is=parking', ['nothing']],
    ['is=unhurried', ['salon']],
    ['is=open', ['shop', 'salon', 'clinic', 'office']],
    ['is=open&category=business', ['clinic', 'office']],
    // Places without a price come last.
    ['price=10-100', ['salon', 'office', 'clinic', 'bar', 'nothing', 'sunday']],
    ['price=40-500', ['office', 'clinic', 'bar', 'nothing', 'sunday']],
    ['price=10-100&sort=price_high&category=business,salons', ['office', 'salon', 'clinic']],
    // By wait: open, soon open, without numbers, by next opening, unknown.
    ['sort=wait', ['salon', 'clinic', 'shop', 'office', 'bar', 'sunday', 'nothing']],
  ])('%s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  const INVALID = ['is=closed', 'country=GRE', 'price=5', 'near=here', 'sort=best'];
  it.each(INVALID)('422 for %s', async (query) => {
    expect((await test.app.inject({ url: `/api/organisations?${query}` })).statusCode).toBe(422);
  });

  it('puts open places first, by roughly their wait or by distance', async () => {
    const open = ['shop', 'salon', 'clinic', 'office'];
    const isOpen = (slug: string) => open.includes(slug);
    // Of these four, the shop has the longest line, and the office gives no numbers.
    const byWait = 'salon clinic shop office bar nothing sunday';
    expect((await slugs('sort=open')).join(' ')).toBe(byWait);
    const near = await slugs('near=38.9,23.7');
    expect(near.join(' ')).toBe('sunday nothing office bar clinic salon shop');
    expect(near).toEqual((await slugs('near=37.0,23.7')).toReversed());
    expect(await slugs('sort=open&near=38.9,23.7')).toEqual([
      ...near.filter(isOpen),
      ...near.filter((slug) => !isOpen(slug)),
    ]);
  });

  it('pages the matches and states which filters it applied', async () => {
    const page = await ask('is=open&sort=wait&per_page=3&page=2');
    expect(page).toMatchObject({ count: 4, total_pages: 2, applied: ['sort', 'is'] });
    expect(page.records.map(({ slug }) => slug)).toEqual(['office']);
  });

  it('filters a search and puts its matches first', async () => {
    const page = await ask('keywords=Πάτρα&is=open&sort=wait');
    expect(page).toMatchObject({ count: 4, matches_count: 1 });
    expect(page.records.map(({ slug }) => slug)).toEqual(['salon', 'clinic', 'shop', 'office']);
    expect((await ask('keywords=Πάτρα&city=athina')).matches_count).toBe(0);
  });

  it('includes a new list immediately', async () => {
    expect(await slugs('is=unhurried')).toEqual(['salon']);
    await test.db.query(
      `UPDATE waiting_lists SET waiting_count = 0 WHERE released_on = $1 AND waiting_count = 1`,
      [TODAY],
    );
    expect(await slugs('is=unhurried')).toEqual(['salon', 'clinic']);
  });

  it('lists cities with their number of places', async () => {
    const { records } = (await test.app.inject({ url: '/api/cities' })).json<{ records: City[] }>();
    expect(records).toEqual([
      { code: 'athina', name: 'Αθήνα', organisations_count: 6 },
      { code: 'patra', name: 'Πάτρα', organisations_count: 1 },
    ]);
  });
});

it.each([
  '2026-11-20T10:00:00Z',
  '2026-11-20T13:30:00Z',
  '2026-11-21T00:30:00Z',
  '2026-11-22T20:00:00Z',
  '2026-11-22T23:30:00Z',
  '2026-11-23T10:00:00Z',
  '2026-11-24T04:15:00Z',
  '2026-11-24T20:30:00Z',
  '2026-12-25T10:00:00Z',
  '2026-12-25T00:30:00Z',
])('agrees with the cards at %s', async (instant) => {
  test.clock.set(instant);
  const open = (await ask('')).records.filter(({ wait }) => wait && wait.status !== 'closed');
  const withHours = open.filter(({ slug }) => slug !== 'nothing');
  expect((await slugs('is=open')).sort()).toEqual(withHours.map(({ slug }) => slug).sort());
});
