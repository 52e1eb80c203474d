import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { HandTicket } from '#src/components/ticket/HandTicket.tsx';
import { buildOrganisation, organisationFrom } from '#src/mocks/organisations.ts';
import { buildCalled } from '#src/mocks/lines.ts';
import { buildCalledTicket, ticketByKeyFrom } from '#src/mocks/ticketByKey.ts';
import { paths } from '#src/config/paths.ts';
import { Banner } from '#src/pages/listing-details/sections/Banner.tsx';
import { ListingCards } from '#src/pages/shared/listings/ListingCards.tsx';
import { expectOnce, hearScreens, press, read, readOn, silence } from '#tests/spoken.ts';
import { TicketView } from '#src/pages/ticket/TicketView.tsx';

hearScreens();

it('starts a listing with the name and wait of its search result', async () => {
  const organisation = organisationFrom(buildOrganisation());
  await read(
    <SWRConfig value={{ isPaused: () => true }}>
      <Routes>
        <Route path="/" element={<ListingCards label="Αποτελέσματα" listings={[organisation]} />} />
        <Route
          path={paths.listing.pattern}
          element={
            <Banner id={organisation.slug} organisation={organisation} onWriteReview={() => {}} />
          }
        />
      </Routes>
    </SWRConfig>,
  );
  await silence();
  await press('link, Φαρμακείο Ασκληπιός');
  const said = await readOn();
  expectOnce(said, [
    'heading, Φαρμακείο Ασκληπιός, level 1',
    'Ανοιχτά · 3 περιμένουν, περίπου 9–\u206015 λεπτά',
    'Σκουφά 21',
    'button, Κράτηση θέσης',
  ]);
});

it('announces each call with its counter once, and how the visit ended', async () => {
  let change: (next: Parameters<typeof ticketByKeyFrom>[0]) => void;
  function Hand() {
    const [ticket, setTicket] = useState(() => ticketByKeyFrom());
    useEffect(() => {
      change = (next) => setTicket(ticketByKeyFrom(next));
    });
    return <TicketView ticketKey="0123" ticket={ticket} />;
  }
  const waiting = await read(<Hand />);
  expectOnce(waiting, [
    'article, Αριθμός 42',
    'Να είστε εκεί',
    '09:50–\u206010:15',
    'άτομα μπροστά σας',
  ]);
  await silence();
  await act(async () => change(buildCalledTicket()));
  // A second live region would announce the same text again.
  expectOnce(await readOn(), ['alert', 'Είναι η σειρά σας', 'Θυρίδα 2']);
  await silence();
  const first = screen.getByRole('alert');
  const again = [buildCalled({ rank: 42, counter: 'Θυρίδα 2', recalls: 1 })];
  await act(async () => change(buildCalledTicket({ now_serving: again })));
  // Screen readers say nothing if the text of an element stays the same.
  expect(screen.getByRole('alert')).not.toBe(first);
  cleanup();
  const over = await read(<HandTicket rank={42} status="processed" title="Φαρμακείο" />);
  expectOnce(over, ['article, Αριθμός 42', 'Εξυπηρετήθηκε']);
});
