import Stack from '@mui/material/Stack';
import preview from '#storybook/preview.tsx';
import { Stars } from '#src/components/display/place/Stars.tsx';

const meta = preview.meta({
  title: 'Components/Display/Stars',
  component: Stars,
  args: { value: 4.3 },
});

/** Cut off at the fraction; hidden from screen readers, which read the figure beside it. */
export const Default = meta.story();

/** Beside body text, in lists and at the top of a page. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Stars {...args} size="small" />
      <Stars {...args} size="medium" />
      <Stars {...args} size="large" />
    </Stack>
  ),
});
