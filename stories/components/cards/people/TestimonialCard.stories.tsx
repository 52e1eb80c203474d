import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TestimonialCard } from '#src/components/cards/people/TestimonialCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/TestimonialCard',
  component: TestimonialCard,
  tags: ['stable'],
  args: {
    quote:
      'Παίρνω αριθμό από το σπίτι, πίνω τον καφέ μου και φτάνω στο φαρμακείο τη στιγμή που με φωνάζουν.',
    name: 'Ελένη Μαυρίδη',
    role: 'Δασκάλα, Θεσσαλονίκη',
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 420 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: a sample, and it says so. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByText('Δείγμα')).toBeVisible();
  },
});

/** Real words carry no mark. */
export const Real = meta.story({ args: { sample: false } });

/** No more than it must know. */
export const Empty = meta.story({ args: { role: undefined } });

/** The longest texts. */
export const LongText = meta.story({
  args: {
    name: 'Αλεξάνδρα Παπακωνσταντίνου-Χατζηγεωργίου',
    role: 'Υπεύθυνη εξυπηρέτησης πολιτών στον Δήμο Νέας Φιλαδέλφειας',
    quote:
      'Κάθε πρωί περίμεναν σαράντα άνθρωποι στον διάδρομο. Τώρα έρχονται όταν πλησιάζει η σειρά τους, ξέρουν τι χαρτιά χρειάζονται και φεύγουν σε δέκα λεπτά. Η πιο ήσυχη αίθουσα αναμονής που είχαμε ποτέ.',
  },
});
