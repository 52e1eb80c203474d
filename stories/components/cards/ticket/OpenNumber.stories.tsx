import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { OpenNumber } from '#src/components/cards/ticket/OpenNumber.tsx';

const meta = preview.meta({
  title: 'Components/Cards/OpenNumber',
  component: OpenNumber,
  args: { ticketHref: '/ticket/key', rank: 42, title: 'Φαρμακείο Παπαδοπούλου' },
});

/** Its name says which number, and where. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `Ανοίξτε τον αριθμό 42: ${args.title}` }),
    ).toHaveAttribute('href', '/ticket/key');
  },
});

/** A number without a page of its own. */
export const WithoutPage = meta.story({
  args: { ticketHref: null },
  parameters: { pictures: { disable: 'Nothing is there.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
