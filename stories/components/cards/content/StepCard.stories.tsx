import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StepCard } from '#src/components/cards/content/StepCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/StepCard',
  component: StepCard,
  tags: ['stable'],
  args: {
    number: 1,
    title: 'Βρείτε το μέρος',
    text: 'Ψάξτε με το όνομα ή διαλέξτε κατηγορία. Βλέπετε αμέσως πόσοι περιμένουν.',
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 368 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: the first step. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Βήμα 1: Βρείτε το μέρος' })).toBeVisible();
  },
});

/** A title only. */
export const Empty = meta.story({ args: { text: undefined } });

/** The longest text. */
export const LongText = meta.story({
  args: {
    number: 12,
    title: 'Παρακολουθήστε τη σειρά σας από οπουδήποτε, χωρίς να περιμένετε όρθιοι στην ουρά',
    text: 'Ο αριθμός σας μένει ο ίδιος και η οθόνη δείχνει κάθε στιγμή πόσοι είναι μπροστά σας. Όταν πλησιάζει η σειρά σας, έχετε χρόνο να πάτε.',
  },
});
