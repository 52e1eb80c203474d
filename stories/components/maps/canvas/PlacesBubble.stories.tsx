import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlacesBubble } from '#src/components/maps/canvas/PlacesBubble.tsx';
import { longAddress, longTitle } from '#stories/components/cards/samples.ts';
import { Popup } from '#stories/components/maps/canvas/standIns.tsx';
import { samplePlaces } from '#stories/components/maps/samples.ts';

const [first] = samplePlaces;
const one = { key: 'a', ...first!, places: [first!] };

const meta = preview.meta({
  title: 'Components/Maps/Canvas/PlacesBubble',
  component: PlacesBubble,
  tags: ['beta'],
  args: { Popup, cluster: one, onClose: fn(), onDismiss: fn() },
});

/** One place: its name leads to it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: first!.title })).toHaveAttribute(
      'href',
      first!.href,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Κλείσιμο' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** All places of one address. */
export const Several = meta.story({ args: { cluster: { ...one, places: samplePlaces } } });

/** A place without a page of its own. */
export const Plain = meta.story({
  args: { cluster: { ...one, places: [{ ...first!, href: undefined }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(first!.title)).toBeVisible();
  },
});

/** The longest name and address. */
export const LongText = meta.story({
  args: { cluster: { ...one, places: [{ ...first!, title: longTitle, text: longAddress }] } },
});
