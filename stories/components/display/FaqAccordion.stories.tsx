import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { FaqAccordion } from '#src/components/display/FaqAccordion.tsx';

const meta = preview.meta({
  title: 'Components/Display/FaqAccordion',
  component: FaqAccordion,
  args: {
    items: [
      {
        id: 'take',
        question: 'Πώς παίρνω σειρά;',
        answer: 'Βρείτε το μέρος, διαλέξτε μέρα και πατήστε «Πάρτε σειρά».',
      },
      {
        id: 'late',
        question: 'Τι γίνεται αν αργήσω ή δεν προλάβω;',
        answer: 'Ακυρώστε τη σειρά σας από τον πίνακα, για να προχωρήσει ο επόμενος.',
      },
    ],
    onToggle: fn(),
  },
  decorators: [within(760)],
});

/** All closed. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Πώς παίρνω σειρά;' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText(/^Βρείτε το μέρος/)).toBeVisible());
    await expect(args.onToggle).toHaveBeenCalledWith('take', true);
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The page decides what is open. */
export const Open = meta.story({ args: { open: ['late'] } });

/** Marks the matches of a search. */
export const Highlighted = meta.story({
  args: { open: ['late'], highlight: ['σειρα'] },
  play: async ({ canvas }) => {
    for (const found of canvas.getAllByText('σειρά')) await expect(found.tagName).toBe('MARK');
  },
});
