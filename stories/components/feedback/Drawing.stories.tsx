import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Drawing } from '#src/components/feedback/Drawing.tsx';

const names = ['tickets', 'results', 'bookmarks', 'not-found', 'offline', 'error'] as const;

const meta = preview.meta({
  title: 'Components/Feedback/Drawing',
  component: Drawing,
  tags: ['stable'],
  args: { name: 'tickets' as const },
});

/** One scene. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('alt', '');
  },
});

/** All scenes. */
export const All = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {names.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </Box>
  ),
});

/** All scenes by night. */
export const Dark = meta.story({ render: All.input.render, globals: { scheme: 'dark' } });
