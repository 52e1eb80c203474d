import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { within } from '#stories/components/frames.tsx';
import { AlternativeList } from '#src/components/cards/listing/AlternativeList.tsx';
import { sampleWait } from '#stories/components/cards/samples.ts';

const meta = preview.meta({
  title: 'Components/Cards/AlternativeList',
  component: AlternativeList,
  args: {
    'aria-label': 'Ανοιχτά τώρα κοντά',
    fromHere: true,
    places: [
      {
        title: 'Φαρμακείο Ανδρονίκου',
        href: '/listing-grid/farmakeio-andronikou',
        onFoot: 4,
        district: 'Παγκράτι',
        wait: sampleWait({ waiting: 0, minutes: null }),
      },
      {
        title: 'Φαρμακείο Καστρινού – Λιάπη',
        href: '/listing-grid/farmakeio-kastrinou',
        onFoot: 11,
        district: 'Μαρούσι',
        wait: sampleWait({ waiting: 2 }),
      },
    ],
  },
  decorators: [within(380)],
});

/** The way is counted from the place that they stand in for. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', args.places?.[0]?.href);
    await expect(canvas.getByText('4′ με τα πόδια από εδώ')).toBeVisible();
    await expect(canvas.getByText('4 λεπτά με τα πόδια από εδώ')).toBeInTheDocument();
  },
});
