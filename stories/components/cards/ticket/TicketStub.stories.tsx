import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { longAddress, longTitle } from '#stories/components/cards/samples.ts';
import guide from './TicketStub.md?raw';

const meta = preview.meta({
  title: 'Components/Cards/TicketStub',
  component: TicketStub,
  args: {
    rank: 42,
    peopleAhead: 5,
    status: 'scheduled' as const,
    title: 'Φαρμακείο Παπαδοπούλου',
  },
  decorators: [within(520)],
  parameters: { docs: { description: { component: guide } } },
});

/** Waiting, with people ahead. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Αριθμός 42' })).toBeVisible();
    await expect(canvas.getByText('άτομα μπροστά σας')).toBeVisible();
  },
});

/** The number is called. */
export const YourTurn = meta.story({ args: { status: 'running', peopleAhead: 0 } });

/** Served: the other half is torn off. */
export const Served = meta.story({ args: { status: 'processed' } });

/** The longest names and numbers. */
export const LongText = meta.story({
  args: { rank: 10482, peopleAhead: 1204, title: longTitle, children: longAddress },
});
