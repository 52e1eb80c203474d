import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CallTicket } from '#src/components/board/CallTicket.tsx';

const meta = preview.meta({
  title: 'Components/Board/CallTicket',
  component: CallTicket,
  tags: ['stable'],
  args: { rank: 43, counter: 'Θυρίδα 2' },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'grid', width: 320, maxWidth: '100%', height: 220 }}>
        <Story />
      </Box>
    ),
  ],
});

/** One of several that are being served. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('43')).toBeVisible();
    await expect(canvas.getByText('Θυρίδα 2')).toBeVisible();
  },
});

/** The last that was called. */
export const Latest = meta.story({ args: { latest: true } });

/** A place that does not say where. */
export const WithoutCounter = meta.story({ args: { counter: null } });

/** A large number and a long name stay within the paper. */
export const LongText = meta.story({
  args: { rank: 10482, counter: 'Εξυπηρέτηση πολιτών, ισόγειο, θυρίδα 12' },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('10.482').getBoundingClientRect();
    const paper = canvas.getByText('10.482').closest('[data-latest]')!.getBoundingClientRect();
    await expect(figure.width).toBeLessThanOrEqual(paper.width);
    await expect(figure.height).toBeLessThanOrEqual(paper.height);
  },
});

/** In the dark scheme. */
export const Dark = meta.story({ args: { latest: true }, globals: { scheme: 'dark' } });
