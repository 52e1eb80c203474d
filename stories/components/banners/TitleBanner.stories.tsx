import Button from '@mui/material/Button';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Share from '@mui/icons-material/ShareOutlined';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TitleBanner } from '#src/components/banners/TitleBanner.tsx';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { closedWait, sampleWait } from '#stories/components/cards/samples.ts';

const save = fn();

const meta = preview.meta({
  title: 'Components/Banners/TitleBanner',
  component: TitleBanner,
  args: {
    title: 'Φαρμακείο Παπαδοπούλου',
    address: 'Πανεπιστημίου 54, 106 78 Αθήνα',
    rating: 4.6,
    reviewsCount: 128,
    priceLevel: 2,
    category: { label: 'Καταστήματα', icon: <CategoryIcon name="shops" /> },
    verified: true,
    wait: sampleWait(),
    actions: (
      <>
        <Button variant="outlined" startIcon={<BookmarkBorder />} onClick={save}>
          Αποθήκευση
        </Button>
        <Button variant="outlined" startIcon={<Share />}>
          Κοινοποίηση
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Φαρμακείο');
    await expect(canvas.getByText('Επαληθευμένη καταχώριση')).toBeVisible();
    await expect(canvas.getByText('Ανοιχτά · 5 περιμένουν, περίπου 10–25′')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Αποθήκευση' }));
    await expect(save).toHaveBeenCalled();
  },
});

/** A server that sends only a title and an address. */
export const Bare = meta.story({
  args: {
    rating: undefined,
    reviewsCount: undefined,
    priceLevel: undefined,
    category: undefined,
    verified: undefined,
    wait: undefined,
    actions: undefined,
  },
});

/** On a phone every action is in view. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    actions: ['Κράτηση', 'Αποθήκευση', 'Κοινοποίηση', 'Γράψτε κριτική', 'Αναφορά'].map((label) => (
      <Button key={label} variant="outlined" startIcon={<Share />}>
        {label}
      </Button>
    )),
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left >= 0 && right <= window.innerWidth).toBe(true);
    }
  },
});

/** An English page names the language of what the place wrote. */
export const InEnglish = meta.story({
  globals: { language: 'en' },
  parameters: { pictures: { disable: 'Looks like Default.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'el');
  },
});

/** Closed, and nobody has rated it. */
export const Closed = meta.story({ args: { wait: closedWait, rating: null, verified: false } });
