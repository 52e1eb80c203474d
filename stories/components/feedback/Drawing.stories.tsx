import Box from '@mui/material/Box';
import preview from '#storybook/preview.tsx';
import { Drawing } from '#src/components/feedback/Drawing.tsx';

const names = ['tickets', 'results', 'bookmarks', 'not-found', 'offline', 'error'] as const;

const meta = preview.meta({
  title: 'Components/Feedback/Drawing',
  component: Drawing,
  args: { name: 'tickets' as const },
});

export const All = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {names.map((name) => (
        <Drawing key={name} name={name} />
      ))}
    </Box>
  ),
});
