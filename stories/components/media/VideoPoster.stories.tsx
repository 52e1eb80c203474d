import Box from '@mui/material/Box';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VideoPoster } from '#src/components/media/VideoPoster.tsx';

const meta = preview.meta({
  title: 'Components/Media/VideoPoster',
  component: VideoPoster,
  tags: ['stable'],
  args: {
    label: 'Δείτε πώς λειτουργεί, σε 20 δευτερόλεπτα',
    src: '/video/how-it-works-poster.avif',
    onClick: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 560 }}>
        <Story />
      </Box>
    ),
  ],
});

/** The base: one button, picture and words. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Δείτε πώς/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** No picture: the drawn scene replaces it. */
export const Empty = meta.story({ args: { src: null } });

/** The longest texts. */
export const LongText = meta.story({
  args: {
    label:
      'Δείτε πώς εξυπηρετούνται χωρίς αναμονή οι πολίτες στο Κέντρο Εξυπηρέτησης Πολιτών Νέας Φιλαδέλφειας',
  },
});
