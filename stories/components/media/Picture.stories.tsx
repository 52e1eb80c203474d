import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { Picture } from '#src/components/media/Picture.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="160" height="100"><path fill="#E6F0F9" d="M0 0h160v100H0z"/><path fill="#0B5FA5" d="M0 62q40-12 80 0t80 0v38H0z"/><circle cx="122" cy="28" r="13" fill="#E9A23B"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Media/Picture',
  component: Picture,
  args: { src: drawn, alt: 'Θάλασσα και ήλιος', eager: true },
  decorators: [within(360)],
});

export const Default = meta.story();

/** The picture cannot be loaded: the drawn scene replaces it. */
export const Failing = meta.story({
  args: { src: '/pictures/there-is-no-such-picture.svg', fallback: 'salons' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('img')?.getAttribute('src') ?? '').not.toContain('no-such'),
    );
  },
});

export const Empty = meta.story({ args: { src: null, fallback: 'restaurants' } });
