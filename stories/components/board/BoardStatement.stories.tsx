import Box from '@mui/material/Box';
import preview from '#storybook/preview.tsx';
import { BoardStatement } from '#src/components/board/BoardStatement.tsx';

const meta = preview.meta({
  title: 'Components/Board/BoardStatement',
  component: BoardStatement,
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
export const Default = meta.story();
