import { expect, it } from 'vitest';
import { landingPlaces } from './landingPlaces.ts';
import { listingFrom } from '#src/mocks/organisations.ts';

const place = (slug: string, views: number, wait: object) =>
  listingFrom({
    code: slug,
    slug,
    views_count: views,
    wait,
    tags: ['tag'],
    images: ['/a.svg'],
    phone: '210',
    country: 'GR',
  });

it('selects the hero ticket, the shortest waits and the most viewed places', () => {
  const now = Date.now();
  const open = (waiting: number) => ({ status: 'open', waiting, minutes: waiting * 5 });
  const records = [
    place('shut', 9, { status: 'closed', waiting: 0, opens_at: new Date(now).toISOString() }),
    place('free', 1, open(0)),
    place('long', 2, open(8)),
    place('short', 3, open(2)),
  ];
  const { live, soonest, visited } = landingPlaces(records);
  const slugs = (places: typeof records) => places.map(({ slug }) => slug);
  expect(live?.slug).toBe('short');
  expect(slugs(soonest)).toEqual(['free', 'long']);
  expect(slugs(visited)).toEqual(['shut']);
  // The HTML contains these places, so fields that the page does not need are left out.
  for (const one of [live, ...soonest, ...visited])
    expect(one).toMatchObject({ tags: [], images: [], country: null });
  for (const one of [live, ...visited])
    expect(one).toMatchObject({ phone: null, viewsCount: null });
  expect(soonest[0]).toMatchObject({ phone: '210', viewsCount: 1 });
});
