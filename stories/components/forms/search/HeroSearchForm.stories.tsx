import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import * as el from '#src/i18n/el/index.ts';

const optionsOf = (texts: typeof el.forms.categories) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

const meta = preview.meta({
  title: 'Components/Forms/HeroSearchForm',
  component: HeroSearchForm,
  args: {
    onSearch: fn(),
    locations: [
      { value: 'GR', label: 'Ελλάδα' },
      { value: 'CY', label: 'Κύπρος' },
      { value: 'IT', label: 'Ιταλία' },
    ],
    categories: optionsOf(el.forms.categories),
  },
});

const starting = (label: string) => new RegExp(label.replace('?', '\\?'));

/** Without scripts it leads to the listings with the keywords and nothing else. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(field.form).toHaveAttribute('action', '/listing-grid');
    await expect([...new FormData(field.form!).keys()]).toEqual(['keywords']);
    await userEvent.type(field, ' φαρμακείο ');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: starting(el.forms.search.location) }),
      'Κύπρος',
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: starting(el.fields.category) }),
      el.forms.categories.salons,
    );
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.submit }));
    await expect(args.onSearch).toHaveBeenCalledWith({
      keywords: 'φαρμακείο',
      location: 'CY',
      category: 'salons',
    });
  },
});
