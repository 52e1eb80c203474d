import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BackgroundVideo } from '#src/components/media/BackgroundVideo.tsx';

const meta = preview.meta({
  title: 'Components/Media/BackgroundVideo',
  component: BackgroundVideo,
  args: { poster: '/video/hero-poster.svg', webm: '/video/hero.webm', mp4: '/video/hero.mp4' },
  decorators: [
    (Story) => (
      <Box sx={{ position: 'relative', height: 320 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Stories stand still, so only the poster is shown: neither loop nor button. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
});

/** In the dark scheme a street at night, and no film. */
export const Night = meta.story({
  args: { night: '/pictures/hero-night.svg' },
  globals: { scheme: 'dark' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    const night = [...canvasElement.querySelectorAll('div')].find((one) =>
      getComputedStyle(one).backgroundImage.includes('hero-night'),
    );
    await expect(night).toBeVisible();
  },
});
