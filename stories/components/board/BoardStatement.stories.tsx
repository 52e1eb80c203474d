import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BoardStatement } from '#src/components/board/BoardStatement.tsx';

const meta = preview.meta({
  title: 'Components/Board/BoardStatement',
  component: BoardStatement,
  tags: ['stable'],
  args: { children: 'Ανοίγουμε στις 09:00' },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', minHeight: 240 }}>
        <Story />
      </Box>
    ),
  ],
});

/** Before opening. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ανοίγουμε στις 09:00')).toBeVisible();
  },
});
