import { describe, expect, it } from 'vitest';
import type { OrganisationPage } from '#common/contract/organisations.ts';
import { buildList, buildOrganisation } from '#server/testing/builders.ts';
import { createCalls } from '#server/testing/lines.ts';
import { TODAY, testApp } from '#server/testing/testApp.ts';

const test = testApp();
const calls = createCalls(test);

describe('waiting lists', () => {
  const lists = (place: string, query: string) =>
    test.app.inject({ url: `/api/organisations/${place}/waiting_lists?${query}` });

  it('returns from ≤ day < to, the list to offer first at the top', async () => {
    const { id: organisationId, slug } = await buildOrganisation(test.db);
    const build = (options: object) => buildList(test.db, { organisationId, ...options });
    await build({ releasedOn: '2026-11-19' });
    const closed = await build({ service: 'a', state: 'closed' });
    const full = await build({ service: 'b', capacity: 0 });
    const open = await build({ service: 'c', capacity: 30, issued: 4 });
    await build({ releasedOn: '2026-11-21' });
    const response = await lists(slug, `from=${TODAY}&to=2026-11-21`);
    const { records } = response.json<{ records: object[] }>();
    const shown = {
      released_on: TODAY,
      tickets_count: 0,
      average_minutes: 10,
      message: null,
      closes_at: null,
      being_served: 0,
    };
    const service = (name: string) => expect.objectContaining({ name, letter: null }) as unknown;
    expect(records).toHaveLength(3);
    expect(records).toMatchObject([
      {
        ...shown,
        code: open.code,
        state: 'open',
        capacity: 30,
        next_rank: 5,
        service: service('c'),
      },
      {
        ...shown,
        code: full.code,
        state: 'full',
        capacity: 0,
        next_rank: 1,
        service: service('b'),
      },
      { ...shown, code: closed.code, state: 'closed', capacity: null, service: service('a') },
    ]);
    const week = (await lists(slug, 'from=2026-11-19&to=2026-11-26')).json().records;
    const states = week.map((one: { state: string }) => one.state);
    expect(states).toEqual(['open', 'open', 'full', 'closed', 'closed']);
  });

  it("counts today's list on the card, or the next one's", async () => {
    const place = await buildOrganisation(test.db);
    const organisationId = place.id;
    const tomorrow = await buildList(test.db, { organisationId, releasedOn: '2026-11-21' });
    const count = async () =>
      (await test.app.inject({ url: '/api/organisations' }))
        .json<OrganisationPage>()
        .records.find(({ slug }) => slug === place.slug)?.tickets_count;
    await calls.take(tomorrow.code);
    await calls.take(tomorrow.code);
    expect(await count()).toBe(2);
    const today = await buildList(test.db, { organisationId });
    expect(await count()).toBe(0);
    await calls.take(today.code);
    expect(await count()).toBe(1);
  });

  it.each([
    'from=2026-11-20&to=2026-11-20',
    'from=2026-11-21&to=2026-11-20',
    'from=2026-02-30&to=2026-03-10',
    'from=20-11-2026&to=21-11-2026',
    'from=2026-11-20',
    'from=2026-11-20&from=2026-11-21&to=2026-11-22',
    'from=2026-01-01&to=2027-01-03',
    'from=0000-00-00&to=9999-99-99',
    '',
  ])('422 for %s', async (query) => {
    const { slug } = await buildOrganisation(test.db);
    const response = await lists(slug, query);
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBeTruthy();
  });

  it('accepts a year, and returns 404 for an unknown organisation', async () => {
    const { slug } = await buildOrganisation(test.db);
    const year = await lists(slug, 'from=2026-01-01&to=2027-01-02');
    expect(year.json()).toEqual({ records: [] });
    expect((await lists('nothing', `from=${TODAY}&to=2026-11-21`)).statusCode).toBe(404);
  });
});
