import Stack from '@mui/material/Stack';
import preview from '#storybook/preview.tsx';
import { StatusChip } from '#src/components/display/place/StatusChip.tsx';
import guide from './StatusChip.md?raw';

const meta = preview.meta({
  title: 'Components/Display/StatusChip',
  component: StatusChip,
  args: { status: 'scheduled' as const },
  parameters: { docs: { description: { component: guide } } },
});

/** All five states, in the order of the dashboard's tabs. */
export const All = meta.story({
  render: () => (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <StatusChip status="scheduled" />
      <StatusChip status="running" />
      <StatusChip status="processed" />
      <StatusChip status="aborted" />
      <StatusChip status="cancelled" />
    </Stack>
  ),
});
