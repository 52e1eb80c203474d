import Button from '@mui/material/Button';
import preview from '#storybook/preview.tsx';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';

const meta = preview.meta({
  title: 'Components/Display/SectionHeading',
  component: SectionHeading,
  args: {
    title: 'Μέρη που ζητά ο κόσμος',
    text: 'Όσα δέχτηκαν τους περισσότερους επισκέπτες αυτή την εβδομάδα.',
    align: 'start' as const,
  },
});

export const Default = meta.story();

/** With the way on. */
export const Action = meta.story({
  args: { action: <Button variant="outlined">Όλα τα μέρη</Button> },
});

/** In the middle. */
export const Centred = meta.story({
  args: { align: 'center', action: <Button variant="outlined">Όλα τα μέρη</Button> },
});

/** A smaller one, deeper in the page. */
export const Deeper = meta.story({ args: { headingLevel: 3, text: undefined } });
