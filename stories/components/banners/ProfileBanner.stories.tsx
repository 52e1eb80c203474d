import Button from '@mui/material/Button';
import preview from '#storybook/preview.tsx';
import { ProfileBanner } from '#src/components/banners/ProfileBanner.tsx';

const meta = preview.meta({
  title: 'Components/Banners/ProfileBanner',
  component: ProfileBanner,
  args: {
    title: 'Ελένη Βρεττού',
    image: '/pictures/authors/eleni-vrettou.svg',
    label: 'Elite Author',
    place: 'Αθήνα',
    stats: [
      { label: 'Καταχωρίσεις', value: 14 },
      { label: 'Κριτικές', value: 86 },
      { label: 'Ακόλουθοι', value: 2310 },
      { label: 'Ακολουθεί', value: 148 },
    ],
    action: <Button variant="outlined">Ακολουθήστε</Button>,
    breadcrumb: [{ label: 'Συντάκτες', href: '/top-author' }, { label: 'Ελένη Βρεττού' }],
  },
  parameters: { layout: 'fullscreen' },
});

/** A person with everything. */
export const Default = meta.story();

/** A name alone; the initials stand in for the portrait. */
export const Empty = meta.story({
  args: {
    image: null,
    label: null,
    place: null,
    stats: undefined,
    action: undefined,
    breadcrumb: undefined,
  },
});

/** A figure is still being counted. */
export const Loading = meta.story({
  args: {
    stats: [
      { label: 'Καταχωρίσεις', value: null },
      { label: 'Κριτικές', value: 86 },
    ],
  },
});
