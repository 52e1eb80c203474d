import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { elementOf } from '#stories/components/translated.ts';
import type { TicketRow } from '#src/components/cards/ticket/TicketCard.tsx';
import { TicketTable } from '#src/components/tables/TicketTable.tsx';
import { longAddress, longTitle, scene } from '#stories/components/cards/samples.ts';

const pharmacy: TicketRow = {
  code: 'a',
  rank: 42,
  status: 'scheduled',
  title: 'Φαρμακείο Παπαδοπούλου',
  href: '/listing-grid/farmakeio-papadopoulou',
  address: 'Ερμού 12, 546 25',
  city: 'Θεσσαλονίκη',
  image: scene('pharmacy', 'farmakeio-papadopoulou'),
  date: 'Δευ 16 Μαρ 2026',
  takenAt: '15 Μαρ 2026, 20:14',
  peopleAhead: 5,
  ticketHref: '/ticket/key',
};

const barber: TicketRow = {
  ...pharmacy,
  code: 'b',
  rank: 7,
  title: 'Κουρείο Ο Στέλιος',
  href: '/listing-grid/kourio-o-stelios',
  image: scene('barber', 'kourio-o-stelios'),
  peopleAhead: 0,
  ticketHref: null,
};

const unknown: TicketRow = {
  ...barber,
  title: 'ΚΕΠ Κέντρου Ηρακλείου',
  code: 'c',
  rank: 118,
  image: null,
  peopleAhead: null,
};

const tickets = [pharmacy, barber, unknown];

const meta = preview.meta({
  title: 'Components/Tables/TicketTable',
  component: TicketTable,
  args: { tickets, caption: 'Εισιτήρια σε αναμονή' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Εισιτήρια σε αναμονή' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(tickets.length + 1);
    await expect(canvas.getByRole('link', { name: 'Κουρείο Ο Στέλιος' })).toHaveAttribute(
      'href',
      '/listing-grid/kourio-o-stelios',
    );
  },
});

/** On a phone the tickets are cards. An open ticket has its own link above the card's. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('link', { name: `Ανοίξτε τον αριθμό\u00a042: ${pharmacy.title}` });
    await expect(own).toHaveAttribute('href', '/ticket/key');
    const { left, top, width, height } = own.getBoundingClientRect();
    await expect(elementOf(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(
      own,
    );
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tickets.length);
  },
});

export const Loading = meta.story({ args: { loading: true, tickets: [] } });

/** Every status, with a reason and the longest names. */
export const Statuses = meta.story({
  args: {
    tickets: [
      { ...pharmacy, code: 'r', status: 'running', peopleAhead: 0 },
      { ...barber, code: 'p', status: 'processed' },
      {
        ...unknown,
        code: 'x',
        status: 'aborted',
        reason: 'Το κατάστημα έκλεισε νωρίτερα λόγω απεργίας.',
      },
      { ...pharmacy, code: 'y', status: 'cancelled', title: longTitle, address: longAddress },
    ],
  },
});
