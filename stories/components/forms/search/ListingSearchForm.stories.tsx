import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ListingSearchForm } from '#src/components/forms/search/ListingSearchForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/ListingSearchForm',
  component: ListingSearchForm,
  args: { onSearch: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'φαρμακείο{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('φαρμακείο');
  },
});

/** Cleared: the field is empty, keeps the focus, and all listings come back. */
export const Cleared = meta.story({
  args: { keywords: 'κομμωτήριο' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.clear }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});
