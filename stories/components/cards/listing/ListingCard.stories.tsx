import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ListingCard } from '#src/components/cards/listing/ListingCard.tsx';
import { waitNow } from '#src/mocks/lines.ts';
import { closedWait, longAddress, longTitle, scene } from '#stories/components/cards/samples.ts';
import guide from './ListingCard.md?raw';

const meta = preview.meta({
  title: 'Components/Cards/ListingCard',
  component: ListingCard,
  args: {
    href: '/listing-grid/farmakeio-papadopoulou',
    title: 'Φαρμακείο Παπαδοπούλου',
    address: 'Ερμού 12, 546 25',
    city: 'Θεσσαλονίκη',
    district: 'Κέντρο',
    image: scene('pharmacy', 'farmakeio-papadopoulou'),
    category: { label: 'Καταστήματα', icon: 'shops' },
    rating: 4.6,
    reviewsCount: 128,
    wait: waitNow(),
    layout: 'grid' as 'grid' | 'list',
    onToggleSave: fn(),
  },
  decorators: [
    (Story, { args, parameters }) => (
      <Box sx={{ maxWidth: parameters.wide ? 'none' : args.layout === 'list' ? 880 : 368 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { docs: { description: { component: guide } } },
});

/** The link covers the whole card except the bookmark. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('href', args.href);
    const box = canvasElement.querySelector('article')!.getBoundingClientRect();
    for (const top of [box.bottom - 20, box.top + 100])
      await expect(document.elementFromPoint(box.left + 20, top)).toBe(link);
    const save = canvas.getByRole('button', { name: `Αποθήκευση: ${args.title}` });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(save);
    await expect(args.onToggleSave).toHaveBeenCalledOnce();
  },
});

/** In both layouts, skeleton and card have the same size. */
export const Loading = meta.story({
  parameters: { wide: true },
  render: (args) => (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: '368px 1fr' }}>
      {[true, false].map((loading) =>
        (['grid', 'list'] as const).map((layout) => (
          <ListingCard key={layout} {...args} layout={layout} loading={loading} />
        )),
      )}
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeletons = canvas.getAllByRole('status');
    await expect(skeletons).toHaveLength(2);
    const cards = canvasElement.querySelectorAll('article');
    for (const [index, skeleton] of skeletons.entries()) {
      const { height } = cards[index]!.getBoundingClientRect();
      await expect(Math.abs(skeleton.getBoundingClientRect().height - height)).toBeLessThan(1);
    }
  },
});

/** All elements of a card: search highlights and the map button. */
export const Everything = meta.story({
  args: {
    priceLevel: 2,
    verified: true,
    phone: '231 027 4410',
    website: 'https://www.papadopoulou.example',
    authorName: 'Ελένη Μαυρίδη',
    date: '12 Μαρ 2026',
    views: 1284,
    saved: true,
    highlight: ['φαρμακειο', 'ermou'],
    distance: '650 μ.',
    onLocate: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Στον χάρτη: ${args.title}` }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
  },
});

/** A server that sends only a name and an address. */
export const Empty = meta.story({
  args: {
    image: null,
    category: null,
    rating: null,
    reviewsCount: null,
    wait: null,
    onToggleSave: undefined,
  },
});

/** A wait in two lines is below the link of the card. */
const undecided = {
  'color-contrast/bgOverlap':
    'The link over the card is transparent. Unit tests cover the colours.',
};

export const LongText = meta.story({
  parameters: { undecided },
  args: {
    title: longTitle,
    address: longAddress,
    category: { label: 'Δημόσιες υπηρεσίες και επιχειρήσεις', icon: 'business' },
    image: scene('kep', 'kep-nea-filadelfeia'),
    priceLevel: 3,
    wait: waitNow({ waiting: 1204, minutes: { from: 190, to: 260 } }),
  },
});

/** A row on a wide screen. */
export const List = meta.story({ args: { ...Everything.input.args, layout: 'list' } });

/** On a phone, both layouts are a compact row with picture, name, wait and district. */
export const ListNarrow = List.extend({
  parameters: { undecided },
  args: { isNew: true },
  globals: { viewport: { value: 'phone' } },
});

/** A closed place is a smaller row: its opening time is the only thing that matters. */
export const ClosedNarrow = ListNarrow.extend({
  args: { layout: 'grid', wait: closedWait, isNew: false },
});
