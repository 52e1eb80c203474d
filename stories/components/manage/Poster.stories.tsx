import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Poster } from '#src/components/manage/Poster.tsx';

const link = 'https://seira.example/listing-grid/kep-kypseli';

const meta = preview.meta({
  title: 'Components/Manage/Poster',
  component: Poster,
  args: { place: 'ΚΕΠ Κυψέλης', link },
});

/** The same words in both languages. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible();
    await expect(canvas.getByText('Πάρτε αριθμό με το κινητό')).toBeVisible();
    await expect(canvas.getByText('Take a number with your phone.')).toBeVisible();
  },
});
