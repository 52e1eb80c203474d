import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import preview from '#storybook/preview.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import guide from './EmptyState.md?raw';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Δεν έχετε πάρει σειρά ακόμη',
    text: 'Βρείτε ένα μέρος, διαλέξετε ημέρα και ο αριθμός σας θα σας περιμένει εδώ.',
    picture: 'tickets' as const,
    action: (
      <Button variant="contained" component={Link} to="/listing-grid">
        Βρείτε ένα μέρος
      </Button>
    ),
  },
  parameters: { docs: { description: { component: guide } } },
});

export const Default = meta.story();

export const Results = meta.story({
  args: {
    picture: 'results',
    title: 'Τίποτα με αυτά τα φίλτρα',
    text: 'Αφαιρέστε κάποιο φίλτρο για να δείτε περισσότερα μέρη.',
    action: <Button variant="outlined">Καθαρισμός φίλτρων</Button>,
  },
});

export const Bookmarks = meta.story({
  args: { picture: 'bookmarks', title: 'Κανένα αγαπημένο', text: undefined, action: undefined },
});

export const NotFound = meta.story({
  args: {
    picture: 'not-found',
    headingLevel: 1,
    title: 'Δεν βρέθηκε η σελίδα',
    text: 'Ίσως αφαιρέθηκε, άλλαξε όνομα ή δεν είναι διαθέσιμη τώρα.',
  },
});
