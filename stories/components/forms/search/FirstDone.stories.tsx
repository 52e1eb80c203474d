import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FirstDone } from '#src/components/forms/search/FirstDone.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/Search/FirstDone',
  component: FirstDone,
  args: {
    place: {
      title: 'Φαρμακείο Ανδρονίκου',
      href: '/listing-grid/farmakeio-andronikou',
      onFoot: 4,
      district: 'Παγκράτι',
      wait: { waiting: 3, minutes: { from: 10, to: 25 } },
    },
    onAsk: fn(),
  },
});

/** The answer in one sentence; a screen reader hears minutes. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.browse.first.ask }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.place?.href);
    await expect(canvas.getByText('4′ με τα πόδια, 3 περιμένουν, περίπου 10–25′')).toBeVisible();
    await expect(
      canvas.getByText('4 λεπτά με τα πόδια, 3 περιμένουν, περίπου 10–25 λεπτά'),
    ).toBeInTheDocument();
  },
});

/** While further places are loaded it says so; a second press asks nothing more. */
export const Looking = meta.story({
  args: { place: undefined, pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAsk).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
});

/** No place gives numbers now. */
export const Nowhere = meta.story({ args: { place: null } });
