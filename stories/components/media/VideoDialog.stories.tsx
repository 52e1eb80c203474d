import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { covering } from '#stories/components/frames.tsx';
import { VideoDialog } from '#src/components/media/VideoDialog.tsx';

const captions = [
  { src: '/video/how-it-works.el.vtt', lang: 'el', label: 'Ελληνικά' },
  { src: '/video/how-it-works.en.vtt', lang: 'en', label: 'English' },
];

const sources = [
  { src: '/video/how-it-works.webm', type: 'video/webm' },
  { src: '/video/how-it-works.mp4', type: 'video/mp4' },
];

const meta = preview.meta({
  title: 'Components/Media/VideoDialog',
  component: VideoDialog,
  args: { open: true, title: 'Πώς λειτουργεί η Σειρά', sources, captions, onClose: fn() },
  parameters: {
    docs: covering(560),
    undecided: {
      'video-caption/unknown': 'Both languages have captions.',
      'no-autoplay-audio/unknown': 'It plays because somebody has opened it, and has a control.',
    },
  },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Πώς λειτουργεί η Σειρά' });
    await userEvent.click(screen.getByRole('button', { name: 'Κλείσιμο' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
