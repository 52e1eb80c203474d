import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import * as el from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/SearchForm',
  component: SearchForm,
  args: {
    compact: true,
    label: el.blog.searchLabel,
    placeholder: el.blog.searchHint,
    onSearch: fn(),
  },
});

/** Typed, then Enter. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: args.label });
    await userEvent.type(field, ' φαρμακείο {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('φαρμακείο');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
});
