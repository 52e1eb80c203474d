import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FirstDone } from '#src/components/forms/search/FirstDone.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { SearchField } from '#src/components/forms/search/SearchField.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import * as el from '#src/i18n/el/index.ts';
import { Kinds } from '#stories/components/frames.tsx';
import { starting } from '#stories/components/forms/inForm.ts';

const meta = preview.meta({ title: 'Components/Forms/Search' });

const onAsk = fn();
const first = {
  title: 'Φαρμακείο Ανδρονίκου',
  href: '/listing-grid/farmakeio-andronikou',
  onFoot: 4,
  district: 'Παγκράτι',
  wait: { waiting: 3, minutes: { from: 10, to: 25 } },
};

/** The result in one sentence, no open place, and a search in progress that ignores clicks. */
export const FirstServed = meta.story({
  render: () => (
    <Kinds width={340}>
      <FirstDone place={first} onAsk={onAsk} />
      <FirstDone place={null} />
      <FirstDone pending onAsk={onAsk} />
    </Kinds>
  ),
  play: async ({ canvas, userEvent }) => {
    const [ask, , asking] = canvas.getAllByRole('button', { name: el.browse.first.ask });
    await userEvent.click(ask!);
    await userEvent.click(asking!);
    await expect(onAsk).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', first.href);
    await expect(
      canvas.getByText('4 λεπτά με τα πόδια, 3 περιμένουν, περίπου 10–25 λεπτά'),
    ).toBeVisible();
    await expect(
      canvas.getByText('4 λεπτά με τα πόδια, 3 περιμένουν, περίπου 10–25 λεπτά'),
    ).toBeInTheDocument();
    await expect(canvas.getByText(el.browse.first.looking)).toHaveRole('status');
  },
});

const onFind = fn();

/** Without scripts it links to the listings with the keywords only. */
export const Hero = meta.story({
  render: () => (
    <HeroSearchForm
      onSearch={onFind}
      locations={[
        { value: 'GR', label: 'Ελλάδα' },
        { value: 'CY', label: 'Κύπρος' },
      ]}
      categories={Object.entries(el.forms.categories).map(([value, label]) => ({ value, label }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(field.form).toHaveAttribute('action', '/listing-grid');
    await expect([...new FormData(field.form!).keys()]).toEqual(['keywords']);
    await userEvent.type(field, ' φαρμακείο ');
    const choose = (label: string, text: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: starting(label) }), text);
    await choose(el.forms.search.location, 'Κύπρος');
    await choose(el.fields.category, el.forms.categories.salons);
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.submit }));
    await expect(onFind).toHaveBeenCalledWith({
      keywords: 'φαρμακείο',
      location: 'CY',
      category: 'salons',
    });
  },
});

const onSearch = fn();

export const Compact = meta.story({
  render: () => (
    <SearchForm
      compact
      label={el.blog.searchLabel}
      placeholder={el.blog.searchHint}
      onSearch={onSearch}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: el.blog.searchLabel });
    await userEvent.type(field, ' φαρμακείο {Enter}');
    await expect(onSearch).toHaveBeenCalledWith('φαρμακείο');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(onSearch).toHaveBeenCalledOnce();
  },
});

const onType = fn();

/** Escape clears the field. */
export const Field = meta.story({
  render: () => (
    <SearchField label="Αναζήτηση" icon clearsOnEscape initial="φαρμακείο" onChange={onType} />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Αναζήτηση' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(onType).toHaveBeenLastCalledWith('');
  },
});
