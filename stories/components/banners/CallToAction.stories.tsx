import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import { Link } from 'react-router-dom';
import preview from '#storybook/preview.tsx';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';

const meta = preview.meta({
  title: 'Components/Banners/CallToAction',
  component: CallToAction,
  tags: ['stable'],
  args: {
    title: 'Ο πρώτος σας αριθμός σε ένα λεπτό',
    text: 'Φτιάξτε λογαριασμό, διαλέξτε μέρος και περιμένετε όπου θέλετε.',
    action: (
      <Button variant="contained" size="large" component={Link} to="/sign-up">
        Εγγραφή
      </Button>
    ),
  },
});

/** The base. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Εγγραφή' })).toHaveAttribute('href', '/sign-up');
  },
});

/** A phone, with long words. */
export const LongText = meta.story({
  args: { title: 'Προσθέστε την επιχείρησή σας και υποδεχτείτε τους πελάτες σας με σειρά' },
  globals: { viewport: { value: 'phone' } },
});

/** In the dark scheme, in English. */
export const Dark = meta.story({
  args: {
    title: 'Your first number within a minute',
    text: 'Create an account, choose a place, and wait wherever you like.',
  },
  globals: { language: 'en', scheme: 'dark' },
});
