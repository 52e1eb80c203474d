import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { TicketCard } from '#src/components/cards/ticket/TicketCard.tsx';
import guide from './TicketCard.md?raw';

const meta = preview.meta({
  title: 'Components/Cards/TicketCard',
  component: TicketCard,
  args: {
    href: '/listing-grid/farmakeio-papadopoulou',
    rank: 42,
    status: 'scheduled' as const,
    title: 'Φαρμακείο Παπαδοπούλου',
    address: 'Ερμού 12, 546 25',
    city: 'Θεσσαλονίκη',
    date: 'Δευτέρα 16 Μαρτίου 2026',
    takenAt: '15 Μαρ 2026, 20:14',
    peopleAhead: 5,
  },
  decorators: [within(420)],
  parameters: { docs: { description: { component: guide } } },
});

export const Default = meta.story();

/** Nobody is left in front. */
export const NobodyAhead = meta.story({ args: { peopleAhead: 0 } });

/** The number is called. */
export const YourTurn = meta.story({ args: { status: 'running', peopleAhead: 0 } });

export const Served = meta.story({ args: { status: 'processed', peopleAhead: null } });

/** Called off, with the reason. */
export const CalledOff = meta.story({
  args: { status: 'aborted', reason: 'Ο ταμίας έφυγε νωρίτερα σήμερα.' },
});

/** The number has a page of its own, which a second link opens. */
export const Openable = meta.story({
  args: { ticketHref: '/ticket/key' },
  play: async ({ args, canvas }) => {
    const own = canvas.getByRole('link', { name: `Ανοίξτε τον αριθμό 42: ${args.title}` });
    await expect(own).toHaveAttribute('href', '/ticket/key');
    const { left, top, width, height } = own.getBoundingClientRect();
    // The other link covers the card, but not this one.
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(own);
    await expect(canvas.getByRole('link', { name: args.title })).toHaveAttribute('href', args.href);
  },
});

/** A server that sends only the required fields. */
export const Empty = meta.story({
  args: { address: '', city: null, takenAt: undefined, peopleAhead: null },
});
