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
/** Serves the list, and its open places after `held` resolves. */
const respond = (held: Promise<unknown>) => {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${api}/api/organisations`, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.has('is')) {
        asked.push(query);
        await held;
      }
      return HttpResponse.json({
        records: query.has('is') ? cards : cards.slice(0, 1),
        applied: [...query.keys()],
      });
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

const open = () =>
  show(
    <FreshCache>
      <Screen />
    </FreshCache>,
  );
const press = () =>
  act(async () => screen.getByRole('button', { name: el.browse.goNow.title }).click());
const said = () => screen.getByRole('status').textContent;

for (const position of [pangrati, null]) {
  it(`requests open places ${position ? 'near the person' : 'without a position'} and shows progress`, async () => {
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
    const asked = respond(held);
    open();
    await press();
    await waitFor(() => expect(said()).toBe(el.browse.first.looking));
    await act(async () => free?.());
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(said()).toBe(position ? el.browse.goNow.near : el.browse.goNow.refused);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Τρίτο');
    expect(first?.textContent).toContain(position ? 'με τα πόδια' : 'Παγκράτι, Αθήνα');
    const query = Object.fromEntries(asked.at(-1)!);
    expect(query).toEqual({
      is: 'open',
      category: 'shops',
      ...(position ? { near: '37.968,23.750' } : { sort: 'wait' }),
    });
  });
}
