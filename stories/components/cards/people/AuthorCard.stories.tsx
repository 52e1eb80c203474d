import Button from '@mui/material/Button';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { AuthorCard } from '#src/components/cards/people/AuthorCard.tsx';

const meta = preview.meta({
  title: 'Components/Cards/AuthorCard',
  component: AuthorCard,
  args: {
    name: 'Γιώργος Σταματίου',
    href: '/user-profile',
    label: 'Power Author',
    text: 'Γράφει για τα μαγαζιά της γειτονιάς του στα Πετράλωνα.',
    stats: [
      { label: 'Καταχωρίσεις', value: 24 },
      { label: 'Ακόλουθοι', value: 1284 },
    ],
    action: <Button variant="outlined">Ακολουθήστε</Button>,
  },
  decorators: [within(368)],
});

/** An author among others. */
export const Default = meta.story();

/** A name alone, as beside a listing. */
export const Empty = meta.story({
  args: { label: null, text: null, stats: undefined, action: undefined },
});

/** A figure is still being counted. */
export const Loading = meta.story({
  args: {
    stats: [
      { label: 'Καταχωρίσεις', value: null },
      { label: 'Ακόλουθοι', value: 1284 },
    ],
  },
});

/** The portrait above the name, for narrow cards in a row. */
export const Column = meta.story({
  args: { layout: 'column', place: 'Αθήνα', text: null },
  decorators: [within(220)],
});

/** On a sheet that is there already. */
export const Plain = meta.story({ args: { plain: true, place: 'Αθήνα', stats: undefined } });
