import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { GalleryCarousel } from '#src/components/carousels/GalleryCarousel.tsx';
import { scene } from '#stories/components/cards/samples.ts';
import guide from './GalleryCarousel.md?raw';

const seed = 'taverna-to-kyma';
const images = [
  { src: scene('taverna', seed, 0), alt: 'Η πρόσοψη της ταβέρνας' },
  { src: scene('taverna', seed, 1), alt: 'Τα τραπέζια στη σάλα' },
  { src: scene('taverna', `${seed}-2`), alt: 'Ένα στρωμένο τραπέζι' },
  { src: scene('taverna', seed, 3), alt: 'Ο δρόμος μπροστά στην ταβέρνα' },
  { src: scene('taverna', seed, 4), alt: 'Η ταβέρνα το βράδυ' },
];

/** Lets parts move, which they otherwise do not in a test. */
const unfreeze = () => {
  const { dataset } = document.documentElement;
  delete dataset.still;
  return () => {
    dataset.still = '';
  };
};

const meta = preview.meta({
  title: 'Components/Carousels/GalleryCarousel',
  component: GalleryCarousel,
  args: { images, label: 'Φωτογραφίες: Ταβέρνα Το Κύμα' },
  decorators: [within(760)],
  parameters: { docs: { description: { component: guide } } },
});

/** Control by buttons, pictures and keys. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const shows = (index: number) =>
      canvas.findByRole('button', { name: `Εικόνα ${index} από 5`, current: true });
    await shows(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Επόμενο' }));
    await shows(2);
    await userEvent.keyboard('{ArrowRight}');
    await shows(3);
    await userEvent.keyboard('{End}');
    await shows(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Προηγούμενο' }));
    await shows(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Εικόνα 1 από 5' }));
    await shows(1);
  },
});

/** Moves automatically until a person pauses it. */
export const Autoplay = meta.story({
  args: { autoplay: true, delay: 400 },
  globals: { motion: 'full' },
  beforeEach: unfreeze,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    // The machine's pointer may be over the pictures, which would pause them.
    const leave = () =>
      fireEvent.pointerLeave(canvas.getByRole('region', { name: 'Φωτογραφίες: Ταβέρνα Το Κύμα' }));
    await leave();
    await canvas.findByRole('button', { name: 'Εικόνα 1 από 5', current: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Παύση εναλλαγής' }));
    const play = canvas.getByRole('button', { name: 'Αυτόματη εναλλαγή' });
    await leave();
    play.blur();
    const before = canvas.getByRole('button', { current: true });
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(canvas.getByRole('button', { current: true })).toBe(before);
  },
});

/** Without pictures, it shows the scene of the category. */
export const Empty = meta.story({ args: { images: [] } });
