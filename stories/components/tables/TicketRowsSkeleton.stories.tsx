import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TicketRowsSkeleton } from '#src/components/tables/TicketRowsSkeleton.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Tables/TicketRowsSkeleton',
  component: TicketRowsSkeleton,
  tags: ['stable'],
  decorators: [
    (Story) => (
      <Table aria-label={el.common.loading}>
        <TableBody>
          <Story />
        </TableBody>
      </Table>
    ),
  ],
});

/** Five rows, which say once that something is loading. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getAllByText(el.common.loading)).toHaveLength(1);
  },
});
