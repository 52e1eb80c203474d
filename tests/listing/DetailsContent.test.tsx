// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitingListKey } from '#src/hooks/data/tickets/useWaitingList.ts';
import { waitingListFrom } from '#src/mocks/lines.ts';
import type { BookingWidgetProps } from '#src/components/forms/booking/BookingWidget.tsx';
import { buildOrganisation, organisationFrom } from '#src/mocks/organisations.ts';
import { DetailsContent } from '#src/pages/listing-details/DetailsContent.tsx';
import { furnish, show } from '#tests/dom.tsx';

const { drawn, part } = vi.hoisted(() => {
  const names: string[] = [];
  return {
    drawn: names,
    part: (name: string) => () => {
      names.push(name);
      return `[${name}]`;
    },
  };
});
vi.mock('#src/pages/listing-details/sections/Banner.tsx', () => ({ Banner: part('banner') }));
vi.mock('#src/pages/listing-details/sections/Gallery.tsx', () => ({ Gallery: part('gallery') }));
vi.mock('#src/pages/listing-details/sections/Elsewhere.tsx', () => ({
  Elsewhere: part('elsewhere'),
}));
vi.mock('#src/pages/listing-details/sections/Quiet.tsx', () => ({ Quiet: part('quiet') }));
vi.mock('#src/pages/listing-details/sections/Presentation.tsx', () => ({
  Presentation: part('presentation'),
}));
vi.mock('#src/pages/listing-details/sections/Whereabouts.tsx', () => ({
  Whereabouts: part('whereabouts'),
}));
vi.mock('#src/pages/listing-details/reviews/Reviews.tsx', () => ({ Reviews: part('reviews') }));
vi.mock('#src/pages/listing-details/reviews/AddReview.tsx', () => ({
  AddReview: part('review form'),
}));
vi.mock('#src/pages/listing-details/sections/Aside.tsx', () => ({ Aside: part('aside') }));
vi.mock('#src/pages/listing-details/sections/AlsoViewed.tsx', () => ({
  AlsoViewed: part('also viewed'),
}));
vi.mock('#src/components/forms/booking/BookingWidget.tsx', () => ({
  BookingWidget: ({ lists }: BookingWidgetProps) => {
    drawn.push('booking');
    return <p>{lists?.status === 'ready' ? `${lists.list.ticketsCount} μπροστά` : null}</p>;
  },
}));
vi.mock('#src/hooks/data/live/useLive.ts', () => ({ useLive: () => 'live' }));
vi.mock('#src/api/transport/loadClient.ts', () => ({
  loadClient: async () => ({ get: () => new Promise(() => undefined) }),
}));

const organisation = organisationFrom(buildOrganisation());
const TODAY = '2026-03-16';

const listOf = (people: number) => waitingListFrom({ tickets_count: people });

let tell: (people: number) => Promise<unknown>;
/** Writes into the cache what the stream would. */
function Stream() {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const key = waitingListKey(organisation.slug, TODAY);
    tell = (people) => mutate(key, listOf(people), { revalidate: false });
  }, [mutate]);
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T09:30:00+02:00`) });
  furnish();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a change of the line draws the booking anew, and no section beside it', async () => {
  show(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Stream />
      <DetailsContent id={organisation.slug} organisation={organisation} />
    </SWRConfig>,
  );
  await act(() => tell(5));
  await screen.findByText('5 μπροστά');
  // All of them are on the page: React draws a part anew when one beside it was still loading.
  await vi.waitFor(() => expect(document.body.textContent.match(/\[[\w ]+\]/g)).toHaveLength(10));
  const before = drawn.length;
  for (const people of [4, 3, 2]) {
    await act(() => tell(people));
    await screen.findByText(`${people} μπροστά`);
  }
  expect(drawn.slice(before)).toEqual(['booking', 'booking', 'booking']);
});
