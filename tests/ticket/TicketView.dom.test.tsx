import { act, screen } from '@testing-library/react';
import { useEffect, useState, type ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type { TicketByKey } from '#src/api/ticketByKey.ts';
import { KEY, ticketByKeyFrom } from '#src/mocks/ticketByKey.ts';
import { FreshCache } from '#tests/dataHooks.tsx';
import { furnishDocument, show } from '#tests/dom.tsx';
import type * as TicketPaperModule from '#src/pages/shared/tickets/TicketPaper.tsx';
import { TicketView } from '#src/pages/ticket/TicketView.tsx';

const { drawn, part } = vi.hoisted(() => {
  const names: string[] = [];
  return {
    drawn: names,
    part: (name: string) => () => {
      names.push(name);
      return null;
    },
  };
});
vi.mock('#src/pages/shared/tickets/PlaceCard.tsx', () => ({ PlaceCard: part('place') }));
vi.mock('#src/components/ticket/TicketTools.tsx', () => ({ TicketTools: part('tools') }));
vi.mock('#src/components/board/QrCode.tsx', () => ({ QrCode: part('code') }));
vi.mock('#src/pages/shared/tickets/TicketPaper.tsx', async (original) => {
  const { TicketPaper: Real } = await original<typeof TicketPaperModule>();
  return {
    TicketPaper: (props: ComponentProps<typeof Real>) => {
      drawn.push('paper');
      return <Real {...props} />;
    },
  };
});
vi.mock('#src/api/transport/loadClient.ts', () => ({
  loadClient: async () => ({ get: async () => ({ data: { records: [] } }) }),
}));

const at = (people: number): TicketByKey => ticketByKeyFrom({ people_ahead: people });

let live: (shown: { ticket: TicketByKey }) => void;
function Following() {
  const [{ ticket }, setTicket] = useState({ ticket: at(5) });
  useEffect(() => {
    live = setTicket;
  }, []);
  return <TicketView ticketKey={KEY} ticket={ticket} />;
}

furnishDocument();

it('re-renders only the paper, and only once, on a change of the list', async () => {
  show(
    <FreshCache>
      <Following />
    </FreshCache>,
  );
  await screen.findByText('5');
  await act(async () => undefined);
  const before = drawn.length;
  for (const name of ['place', 'tools', 'code']) expect(drawn).toContain(name);
  for (const people of [4, 3, 2]) {
    const ticket = at(people);
    await act(async () => live({ ticket }));
    await screen.findByText(String(people), { selector: 'strong > span' });
    // Another part of the screen has changed.
    await act(async () => live({ ticket }));
  }
  expect(drawn.slice(before)).toEqual(['paper', 'paper', 'paper']);
});
