import { expect, it } from 'vitest';
import { toListing } from '#src/api/organisation.ts';
import { landingPlaces } from './landingPlaces.ts';

const place = (slug: string, views: number, wait: object) =>
  toListing({ slug, views_count: views, wait, tags: ['tag'], images: ['/a.svg'] })!;

it('chooses the ticket of the first view, the soonest places and the most viewed ones', () => {
  const now = Date.now();
  const open = (waiting: number) => ({ status: 'open', waiting, minutes: waiting * 5 });
  const records = [
    place('shut', 9, { status: 'closed', waiting: null, opens_at: new Date(now).toISOString() }),
    place('free', 1, open(0)),
    place('long', 2, open(8)),
    place('short', 3, open(2)),
  ];
  const { live, soonest, visited } = landingPlaces(records);
  const slugs = (places: typeof records) => places.map(({ slug }) => slug);
  expect(live?.slug).toBe('long');
  expect(slugs(soonest)).toEqual(['free', 'short', 'long']);
  expect(slugs(visited)).toEqual(['shut', 'short', 'long', 'free']);
  // A page carries these places: what only filters and galleries read is left out.
  expect([live, ...soonest, ...visited].flatMap((one) => [one!.tags, one!.images]).flat()).toEqual(
    [],
  );
});
