import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PriceLevel } from '#src/components/display/place/PriceLevel.tsx';

const meta = preview.meta({
  title: 'Components/Display/PriceLevel',
  component: PriceLevel,
  args: { level: 2 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Επίπεδο τιμών 2 από 4')).toBeInTheDocument();
  },
});

export const All = meta.story({
  render: () => (
    <Stack spacing={1}>
      {[1, 2, 3, 4].map((level) => (
        <PriceLevel key={level} level={level} />
      ))}
    </Stack>
  ),
});
