import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
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
    date: 'Δευτέρα 16 Μαρτίου 2026',
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

/** Nobody is left in front. */
export const NobodyAhead = meta.story({ args: { peopleAhead: 0 } });

/** The number is called. */
export const YourTurn = meta.story({ args: { status: 'running', peopleAhead: 0 } });

/** Served: the other half is torn off. */
export const Served = meta.story({ args: { status: 'processed' } });

/** Called off by the provider. */
export const CalledOff = meta.story({
  args: { status: 'aborted', children: 'Ο ταμίας έφυγε νωρίτερα σήμερα. Πάρτε σειρά για αύριο.' },
});

/** Cancelled by the person. */
export const Cancelled = meta.story({ args: { status: 'cancelled' } });

/** A server that does not send how many are ahead. */
export const PositionUnknown = meta.story({ args: { peopleAhead: null } });

/** With a link and an action on the paper. */
export const WithActions = meta.story({
  args: {
    title: <Link href="#place">Φαρμακείο Παπαδοπούλου</Link>,
    children: (
      <>
        <Typography variant="body2">Ερμού 12, Θεσσαλονίκη</Typography>
        <Button variant="outlined" sx={{ justifySelf: 'start', mt: 1 }}>
          Ακύρωση αριθμού
        </Button>
      </>
    ),
  },
});

/** The longest names and numbers. */
export const LongText = meta.story({
  args: { rank: 10482, peopleAhead: 1204, title: longTitle, children: longAddress },
});
