import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Counter } from '#src/components/display/Counter.tsx';

const meta = preview.meta({
  title: 'Components/Display/Counter',
  component: Counter,
  args: { end: 3040, suffix: '+', label: 'ευχαριστημένοι πελάτες τον χρόνο' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('3.040+')).toHaveLength(2);
  },
});

/** The four of the home page. */
export const Four = meta.story({
  render: () => (
    <Box
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
    >
      <Counter end={250} suffix="+" label="νέοι επισκέπτες την εβδομάδα" />
      <Counter end={3040} suffix="+" label="ευχαριστημένοι πελάτες τον χρόνο" />
      <Counter end={172} label="βραβεία" />
      <Counter end={150} suffix="+" label="νέες καταχωρίσεις την εβδομάδα" />
    </Box>
  ),
});
