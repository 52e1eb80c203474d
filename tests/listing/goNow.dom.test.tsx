import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import type { OrganisationCard } from '#common/contract/organisations.ts';
import { whereabouts } from '#src/browser/position.ts';
import * as el from '#src/i18n/el/index.ts';
import { buildOrganisationCard, buildWait } from '#src/mocks/organisations.ts';
import { GoNowAnswers, GoNowButton, useGoNow } from '#src/pages/shared/goNow/GoNow.tsx';
import { FreshCache } from '#tests/dataHooks.tsx';
import { furnishDocument, show } from '#tests/dom.tsx';
import { api, mockNetwork } from '#tests/network.ts';

const server = mockNetwork();
furnishDocument();
afterEach(whereabouts.forget);

const pangrati = { latitude: 37.968, longitude: 23.75 };

/** A place with `waiting` people ahead. */
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

const cards = [cardOf('Πρώτο', 9), cardOf('Δεύτερο', 6), cardOf('Τρίτο', 0)];
/** Serves the list, and its open places. Returns the queries for these. */
const respond = () => {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${api}/api/organisations`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.has('is')) asked.push(query);
      const records = query.has('is') ? cards : cards.slice(0, 1);
      return HttpResponse.json({ records, applied: [...query.keys()] });
    }),
  );
  return asked;
};

function Screen() {
  const goNow = useGoNow();
  return (
    <>
      <GoNowButton goNow={goNow} />
      <GoNowAnswers goNow={goNow} category="shops" />
    </>
  );
}

it.each([
  ['near the person', pangrati, { near: '37.968,23.750' }, el.browse.goNow.near, 'με τα πόδια'],
  ['without a position', null, { sort: 'wait' }, el.browse.goNow.refused, 'Παγκράτι, Αθήνα'],
])('requests open places %s', async (_where, position, order, said, way) => {
  vi.stubGlobal('navigator', {
    ...globalThis.navigator,
    onLine: true,
    geolocation: {
      getCurrentPosition: (found: (position: { coords: object }) => void, refused: () => void) =>
        position ? found({ coords: position }) : refused(),
    },
  });
  const asked = respond();
  show(
    <FreshCache>
      <Screen />
    </FreshCache>,
  );
  await act(async () => screen.getByRole('button', { name: el.browse.goNow.title }).click());
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(screen.getByRole('status').textContent).toBe(said);
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Τρίτο');
  expect(first?.textContent).toContain(way);
  const query = Object.fromEntries(asked.at(-1)!);
  expect(query).toEqual({ is: 'open', category: 'shops', ...order });
});
