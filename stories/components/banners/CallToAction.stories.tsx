import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import preview from '#storybook/preview.tsx';
import { CallToAction } from '#src/components/banners/CallToAction.tsx';

const meta = preview.meta({
  title: 'Components/Banners/CallToAction',
  component: CallToAction,
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

export const Default = meta.story();
