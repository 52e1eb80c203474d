import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ReviewCard } from '#src/components/cards/people/ReviewCard.tsx';
import { el } from '#src/i18n/el/index.ts';
import { scene } from '#src/mocks/organisations.ts';

const meta = preview.meta({
  title: 'Components/Cards/ReviewCard',
  component: ReviewCard,
  tags: ['stable'],
  args: {
    author: 'Νίκος Αναγνώστου',
    rating: 4,
    text: 'Πήρα αριθμό το βράδυ και το πρωί περίμενα μόνο πέντε λεπτά. Ευγενικοί άνθρωποι.',
    date: '12 Μαρ 2026',
    photo: null as string | null,
    reply: null as { text: string; date: string; author: string } | null,
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: a review. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Νίκος Αναγνώστου' })).toBeVisible();
  },
});

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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(el.cards.visited)).toBeVisible();
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

/** The longest texts. */
export const LongText = meta.story({
  args: {
    ...WithReply.input.args,
    author: 'Αλεξάνδρα Παπακωνσταντίνου-Χατζηγεωργίου',
    text: 'Πήγα δύο φορές μέσα στην εβδομάδα. Την πρώτη η ουρά έφτανε ως τον δρόμο και κανείς δεν ήξερε ποιος έχει σειρά.\n\nΤη δεύτερη πήρα αριθμό από το κινητό, έκανα τις δουλειές μου στην αγορά και γύρισα όταν έμεναν τρία άτομα μπροστά μου.',
  },
});
