// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { OrganisationCard } from '#common/contract/organisations.ts';
import { client } from '#src/api/transport/client.ts';
import { whereabouts } from '#src/browser/position.ts';
import { el } from '#src/i18n/el/index.ts';
import { buildOrganisationCard, buildWait } from '#src/mocks/organisations.ts';
import { ListingChoices } from '#src/pages/shared/listings/ListingChoices.tsx';
import { useListingBrowser } from '#src/pages/shared/listings/useListingBrowser.ts';
import { furnish, show } from '#tests/dom.tsx';

const api = 'http://localhost:3000';
const server = setupServer();
beforeAll(() => {
  client.defaults.baseURL = api;
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(furnish);
afterEach(() => {
  cleanup();
  server.resetHandlers();
  whereabouts.forget();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const pangrati = { latitude: 37.968, longitude: 23.75 };

/** A place of the third page, after those that are slow; `waiting` people are ahead there. */
const cardOf = (title: string, waiting: number): OrganisationCard =>
  buildOrganisationCard({
    slug: title.toLowerCase(),
    code: title,
    title,
    city: 'Αθήνα',
    district: 'Παγκράτι',
    ...pangrati,
    wait: buildWait({ waiting, minutes_from: waiting * 5, minutes_to: waiting * 9 }),
  });

/** Three pages, of which the last has the answer; each waits to be let through. */
const pages = [cardOf('Πρώτο', 9), cardOf('Δεύτερο', 6), cardOf('Τρίτο', 0)];
const answer = (gate: (page: number) => Promise<unknown>) =>
  server.use(
    http.get(`${api}/api/organisations`, async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      await gate(page);
      return HttpResponse.json({
        records: [pages[page - 1]],
        current_page: page,
        total_pages: 3,
        offset: page - 1,
        count: 3,
      });
    }),
  );

function Screen() {
  return <ListingChoices browsing={useListingBrowser('listingGrid')} />;
}

const open = () =>
  show(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <Screen />
    </SWRConfig>,
  );
const ask = () =>
  act(async () => screen.getByRole('button', { name: el.browse.first.ask }).click());
/** The answer; above it the filters say that there is no position. */
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

for (const position of [pangrati, null]) {
  it(`looks at all places ${position ? 'near somebody' : 'without a position'}, and says so`, async () => {
    vi.stubGlobal('navigator', {
      ...globalThis.navigator,
      onLine: true,
      geolocation: {
        getCurrentPosition: (found: (position: { coords: object }) => void, refused: () => void) =>
          position ? found({ coords: position }) : refused(),
      },
    });
    let free: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    answer((page) => (page === 3 ? held : Promise.resolve()));
    open();
    await waitFor(() => expect(screen.getByRole('button', { name: el.browse.first.ask })));
    await ask();
    await waitFor(() => expect(said()).toBe(el.browse.first.looking));
    await act(async () => free?.());
    await waitFor(() => expect(said()).toContain('Τρίτο: '));
    expect(said()).toContain(position ? 'με τα πόδια' : 'Παγκράτι, Αθήνα');
    expect(said()).not.toMatch(/Πρώτο|Δεύτερο/);
  });
}
