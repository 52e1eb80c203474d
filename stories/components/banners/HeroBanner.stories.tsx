import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { HeroBanner } from '#src/components/banners/HeroBanner.tsx';
import { TicketStub } from '#src/components/cards/ticket/TicketStub.tsx';
import { BackgroundVideo } from '#src/components/media/BackgroundVideo.tsx';

const search = (
  <Box
    component="form"
    sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr auto' } }}
  >
    <TextField label="Τι ψάχνετε;" name="keywords" />
    <Button variant="contained" size="large">
      Αναζήτηση
    </Button>
  </Box>
);

const meta = preview.meta({
  title: 'Components/Banners/HeroBanner',
  component: HeroBanner,
  args: {
    title: 'Πάρτε σειρά, όχι ουρά',
    text: 'Διαλέγετε μέρος και ημέρα, παίρνετε αριθμό και έρχεστε όταν πλησιάζει η ώρα σας.',
    media: (
      <BackgroundVideo
        poster="/video/hero-poster.svg"
        webm="/video/hero.webm"
        mp4="/video/hero.mp4"
      />
    ),
    children: search,
  },
  parameters: {
    layout: 'fullscreen',
    undecided: {
      'color-contrast/bgGradient': 'Ink on at least 80 % of the page’s own ground, 9:1 over black.',
      'color-contrast/bgOverlap': 'Ink on at least 80 % of the page’s own ground, 9:1 over black.',
      'color-contrast/imgNode': 'Ink on at least 80 % of the page’s own ground, 9:1 over black.',
    },
    docs: covering(640),
  },
});

export const Default = meta.story();

const ticket = (
  <TicketStub
    rank={42}
    peopleAhead={5}
    title="Φαρμακείο Παπαδοπούλου"
    date="Δευτέρα 16 Μαρτίου 2026"
  />
);

/** With a ticket beside the promise; the search leaves the people of the picture below it free. */
export const Aside = meta.story({
  args: { aside: ticket },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Τι ψάχνετε;' });
    const search = field.closest('form')!.getBoundingClientRect();
    const { left } = canvas.getByRole('article').getBoundingClientRect();
    await expect(search.right).toBeLessThanOrEqual(left);
  },
});

/** Neither picture nor form. */
export const Bare = meta.story({ args: { media: undefined, children: undefined } });
