import Box from '@mui/material/Box';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { leads } from '#stories/steps.ts';
import { BackgroundVideo } from '#src/components/media/BackgroundVideo.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { SentPhoto } from '#src/components/media/SentPhoto.tsx';
import { HowItWorksDialog } from '#src/components/media/HowItWorksDialog.tsx';
import { scene } from '#src/mocks/organisations.ts';
import { HowItWorksVideo } from '#src/pages/shared/sections/HowItWorksVideo.tsx';
import { covering, Kinds } from '#stories/components/frames.tsx';

const meta = preview.meta({ title: 'Components/Media' });

/** A picture, the scene that replaces a broken one, a portrait, initials and photos. */
export const Pictures = meta.story({
  render: () => (
    <Kinds width={240}>
      <Picture src={scene('pharmacy')} alt="Το φαρμακείο" eager />
      <Picture src="/pictures/there-is-no-such-picture.svg" fallback="salons" />
      <Picture fallback="restaurants" />
      <Portrait name="Μαρία Οικονόμου" src="/pictures/portraits/1.svg" size={64} />
      <Portrait name="Μαρία Οικονόμου" size={64} />
      <SentPhoto src={scene('pharmacy')} alt="Φωτογραφία από κριτική" />
      <SentPhoto src="/nothing.jpg" alt="Φωτογραφία που λείπει" />
    </Kinds>
  ),
  play: async ({ canvas, canvasElement }) => {
    await leads(canvas, 'Φωτογραφία από κριτική', scene('pharmacy'));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await waitFor(() => expect(canvasElement.querySelector('[src*="no-such"]')).toBeNull());
  },
});

/** By keyboard: the video opens from its poster, and a button closes it. */
export const Poster = meta.story({
  render: () => <HowItWorksVideo look="poster" label="Δείτε πώς λειτουργεί, σε 20 δευτερόλεπτα" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Κλείσιμο' }));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const Dialog = meta.story({
  parameters: {
    docs: covering(560),
    undecided: {
      'video-caption/unknown': 'Both languages have captions.',
      'no-autoplay-audio/unknown': 'It plays because the user opened it, and it has controls.',
    },
  },
  render: () => <HowItWorksDialog open />,
});

/** In the dark scheme, a street at night without a video. Nothing moves under reduced motion. */
export const DarkScheme = meta.story({
  globals: { scheme: 'dark' },
  parameters: {
    chromatic: { disableSnapshot: true },
    pictures: { disable: 'Pictures hide the background.' },
  },
  render: () => (
    <Box sx={{ position: 'relative', height: 320 }}>
      <BackgroundVideo />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    const night = [...canvasElement.querySelectorAll('div')].find((one) =>
      getComputedStyle(one).backgroundImage.includes('hero-night'),
    );
    await expect(night).toBeVisible();
  },
});
