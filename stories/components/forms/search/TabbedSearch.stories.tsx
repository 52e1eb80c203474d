import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TabbedSearch } from '#src/components/forms/search/TabbedSearch.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/TabbedSearch',
  component: TabbedSearch,
  args: {
    onSearch: fn(),
    locations: [{ code: 'GR', label: 'Ελλάδα' }],
    tabs: [
      {
        value: 'places',
        label: 'Μέρη',
        placeholder: 'φαρμακείο, ΚΕΠ…',
        categories: [{ value: 'shops', label: 'Καταστήματα' }],
      },
      { value: 'events', label: 'Εκδηλώσεις', placeholder: 'παράσταση, συναυλία…' },
      { value: 'jobs', label: 'Εργασία', placeholder: 'κομμωτής, λογιστής…' },
    ],
  },
});

/** The second tab, by keyboard, and a search under it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Εκδηλώσεις' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.queryByText(el.forms.search.category)).toBeNull();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: el.forms.search.keywords }),
      'θέατρο{Enter}',
    );
    await expect(args.onSearch).toHaveBeenLastCalledWith('events', {
      keywords: 'θέατρο',
      location: '',
      category: '',
    });
  },
});
