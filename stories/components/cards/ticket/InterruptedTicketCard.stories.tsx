import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { InterruptedTicketCard } from '#src/components/cards/ticket/InterruptedTicketCard.tsx';
import { longTitle } from '#stories/components/cards/samples.ts';

const meta = preview.meta({
  title: 'Components/Cards/InterruptedTicketCard',
  component: InterruptedTicketCard,
  tags: ['stable'],
  args: {
    title: 'Φαρμακείο Παπαδοπούλου',
    href: '/listing-grid/farmakeio-papadopoulou',
    date: 'Δευτέρα 16 Μαρτίου 2026',
    peopleWaiting: 5,
    nextRank: 43,
    onTake: fn(),
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 760 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: one press away. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Πάρτε σειρά' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Όχι, ευχαριστώ' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** While the number is being taken, no button can be pressed twice. */
export const Taking = meta.story({
  args: { taking: true },
  play: async ({ canvas }) => {
    const [take, dismiss] = canvas.getAllByRole('button');
    await expect(take).toHaveAttribute('aria-busy', 'true');
    await expect(dismiss).toBeDisabled();
  },
});

/** Taking it failed. */
export const Error = meta.story({
  args: { failure: 'Η λίστα για αυτή την ημέρα γέμισε. Διαλέξτε άλλη ημέρα.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.failure!);
  },
});

/** Nobody waits there. */
export const NobodyWaits = meta.story({ args: { peopleWaiting: 0, nextRank: 1 } });

/** A server that sends neither the wait nor the number. */
export const Empty = meta.story({
  args: { peopleWaiting: null, nextRank: null, href: undefined, onDismiss: undefined },
});

/** The longest name. */
export const LongText = meta.story({ args: { title: longTitle, nextRank: 10483 } });

/** In English. */
export const English = meta.story({
  args: { title: 'Papadopoulou Pharmacy', date: 'Monday 16 March 2026' },
  globals: { language: 'en' },
});
