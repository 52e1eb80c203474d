import Stack from '@mui/material/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stars } from '#src/components/display/place/Stars.tsx';

const meta = preview.meta({
  title: 'Components/Display/Stars',
  component: Stars,
  tags: ['stable'],
  args: { value: 4.3 },
});

const rowOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]')!;

/** Cut off at the fraction; hidden from screen readers, which read the figure beside it. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const row = rowOf(canvasElement);
    await expect(row.style.getPropertyValue('--given')).toBe('86%');
    await expect(row).toHaveTextContent('');
  },
});

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
