import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { ReviewCard } from '#src/components/cards/people/ReviewCard.tsx';
import { el } from '#src/i18n/el/index.ts';
import { scene } from '#src/mocks/organisations.ts';

const meta = preview.meta({
  title: 'Components/Cards/ReviewCard',
  component: ReviewCard,
  args: {
    author: 'Νίκος Αναγνώστου',
    rating: 4,
    text: 'Πήρα αριθμό το βράδυ και το πρωί περίμενα μόνο πέντε λεπτά. Ευγενικοί άνθρωποι.',
    date: '12 Μαρ 2026',
    photo: null as string | null,
    reply: null as { text: string; date: string; author: string } | null,
  },
  decorators: [within(720)],
});

export const Default = meta.story();

/** The place has answered. */
export const WithReply = meta.story({
  args: {
    reply: {
      author: 'Φαρμακείο Παπαδοπούλου',
      text: 'Σας ευχαριστούμε, θα χαρούμε να σας ξαναδούμε.',
      date: '13 Μαρ 2026',
    },
  },
});

/** Somebody who was served there; others can report it, and the owner reply. */
export const Visited = meta.story({
  args: {
    visited: true,
    actions: (
      <>
        <Button variant="text" sx={{ color: 'text.secondary' }}>
          Αναφορά
        </Button>
        <Button variant="text">Απάντηση</Button>
      </>
    ) as ReactNode,
  },
});

/** With the photo that its writer sent. */
export const WithPhoto = meta.story({
  args: { photo: scene('pharmacy') },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText('Φωτογραφία από κριτική: Νίκος Αναγνώστου')).toBeVisible();
  },
});

/** The account of its author is gone; the words stay. */
export const FormerMember = meta.story({
  args: { author: '' },
  parameters: { pictures: { disable: 'It differs from the base by its heading alone.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: el.cards.formerMember })).toBeVisible();
  },
});

/** Stars alone. */
export const Empty = meta.story({ args: { text: undefined, date: undefined } });
