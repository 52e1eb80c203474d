import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TablePager } from '#src/components/tables/TablePager.tsx';

const meta = preview.meta({
  title: 'Components/Tables/TablePager',
  component: TablePager,
  args: { page: 1, pageSize: 10, count: 23, onPageChange: fn(), onPageSizeChange: fn() },
});

/** The first of three pages. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1–10 από 23')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Προηγούμενη σελίδα' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Επόμενη σελίδα' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Σελίδα 3' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
});

/** Choosing another page size. */
export const ChangeSize = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ανά σελίδα' }), '20');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(20);
  },
});

/** The last page holds fewer rows. */
export const LastPage = meta.story({
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21–23 από 23')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Επόμενη σελίδα' })).toBeDisabled();
  },
});

export const Many = meta.story({ args: { page: 57, count: 12840 } });
