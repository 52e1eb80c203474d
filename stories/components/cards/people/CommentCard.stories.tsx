import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CommentCard } from '#src/components/cards/people/CommentCard.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Cards/CommentCard',
  component: CommentCard,
  tags: ['stable'],
  args: {
    author: 'Κατερίνα Δ.',
    image: '/pictures/portraits/3.svg',
    date: '2026-03-13',
    text: 'Πήγα Τετάρτη στις έντεκα και είχα τρεις μπροστά μου. Η υπάλληλος με ρώτησε αν έγινε κάτι.',
  },
  parameters: {},
});

/** A comment. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.author })).toBeVisible();
    await expect(canvas.getByText('13 Μαρτίου 2026')).toBeVisible();
  },
});

/** With an answer below it. */
export const Answered = meta.story({
  args: {
    children: (
      <CommentCard
        headingLevel={4}
        author="Νίκος Καραλάκης"
        date="2026-03-13"
        text="Κρατήστε το μεταξύ μας, αλλιώς η ώρα αυτή θα πάψει να είναι ήσυχη."
      />
    ),
  },
});

/** Marked as a sample. */
export const Sample = meta.story({
  args: { sample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.common.demoNotice)).toBeVisible();
  },
});
