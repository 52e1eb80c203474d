import preview from '#storybook/preview.tsx';
import { CommentCard } from '#src/components/cards/people/CommentCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/CommentCard',
  component: CommentCard,
  args: {
    author: 'Κατερίνα Δ.',
    image: '/pictures/portraits/3.svg',
    date: '2026-03-13',
    text: 'Πήγα Τετάρτη στις έντεκα και είχα τρεις μπροστά μου. Η υπάλληλος με ρώτησε αν έγινε κάτι.',
  },
  parameters: {},
});

export const Default = meta.story();

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
export const Sample = meta.story({ args: { sample: true } });
