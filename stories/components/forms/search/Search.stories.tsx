import Button from '@mui/material/Button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { GoNowCard, type GoNowCardProps } from '#src/components/forms/search/GoNowCard.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { SearchForm } from '#src/components/forms/search/SearchForm.tsx';
import { blog } from '#src/i18n/el/blog.ts';
import * as el from '#src/i18n/el/index.ts';
import { waitNow } from '#src/mocks/lines.ts';
import { longTitle } from '#stories/components/cards/samples.ts';
import { starting } from '#stories/components/forms/inForm.ts';

const meta = preview.meta({ title: 'Components/Forms/Search' });

const places = [
  {
    title: 'Φαρμακείο Ανδρονίκου',
    href: '/listing-grid/farmakeio-andronikou',
    onFoot: 4,
    district: 'Παγκράτι, Αθήνα',
    wait: waitNow({ waiting: 0, minutes: { from: 0, to: 0 }, visitMinutes: 5 }),
    doneIn: 9,
  },
  {
    title: 'Φαρμακείο Ασκληπιός',
    href: '/listing-grid/farmakeio-asklipios',
    onFoot: 11,
    district: 'Κολωνάκι, Αθήνα',
    wait: waitNow({ visitMinutes: 7 }),
    doneIn: 25,
  },
  {
    title: longTitle,
    href: '/listing-grid/kep',
    onFoot: 14,
    district: 'Νέα Φιλαδέλφεια',
    wait: waitNow({ waiting: 12, minutes: { from: 50, to: 72 }, visitMinutes: 12 }),
    doneIn: 73,
  },
];
const kinds = Object.entries(el.forms.categories).map(([value, label]) => ({ value, label }));
const onLocate = fn();
const onKindChange = fn();
const districts = ['Όλες οι περιοχές', 'Παγκράτι', 'Κολωνάκι'].map((label, index) => ({
  value: index === 0 ? '' : label,
  label,
}));

/** The card of a person whose position is known. */
const goNow = (props: Partial<GoNowCardProps> & Pick<GoNowCardProps, 'answers'>) => (
  <GoNowCard kinds={kinds} kind="all" whereabouts="known" {...props} />
);

/** Three places near the person, the earliest end of a visit first. */
export const GoNow = meta.story({
  render: () => goNow({ kind: 'shops', answers: places, onKindChange }),
  play: async ({ canvas, userEvent }) => {
    const take = canvas.getByRole('link', { name: 'Πάρτε σειρά: Φαρμακείο Ασκληπιός' });
    await expect(take).toHaveAttribute('href', '/listing-grid/farmakeio-asklipios#booking');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: el.browse.goNow.kind }),
      'salons',
    );
    await expect(onKindChange).toHaveBeenCalledWith('salons');
  },
});

/** Without a position, the places of a district. */
export const GoNowByDistrict = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () =>
    goNow({
      kind: 'shops',
      districts,
      whereabouts: 'refused',
      answers: places.map((place) => ({ ...place, onFoot: null })),
      onLocate,
    }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(el.browse.goNow.refused);
    await userEvent.click(canvas.getByRole('button', { name: el.browse.goNow.locate }));
    await expect(onLocate).toHaveBeenCalledOnce();
  },
});

/** The card has its size while the places load. */
export const GoNowLoading = meta.story({
  render: () => goNow({ whereabouts: 'asking', answers: null }),
});

/** With fewer places the card is as high as with three, and says what to do instead. */
export const GoNowFew = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => goNow({ answers: places.slice(0, 1), allHref: '/listing-grid?is=open' }),
});

const onRetry = fn();

export const GoNowFailed = meta.story({
  render: () => goNow({ answers: null, failure: el.errors.network, onRetry }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.common.retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
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
      categories={kinds}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(field.form).toHaveAttribute('action', '/listing-grid');
    await expect([...new FormData(field.form!).keys()]).toEqual(['keywords']);
    await userEvent.type(field, ' φαρμακείο ');
    const choose = (label: string, value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: starting(label) }), value);
    await choose(el.forms.search.location, 'CY');
    await choose(el.fields.category, 'salons');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.submit }));
    await expect(onFind).toHaveBeenCalledWith({
      keywords: 'φαρμακείο',
      location: 'CY',
      category: 'salons',
    });
  },
});

/** With text of twice the size, a value still starts below its caption. */
export const HeroDoubled = Hero.extend({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async ({ canvas }) => {
    for (const choice of canvas.getAllByRole('combobox')) {
      const label = (choice as HTMLSelectElement).labels[0]!.getBoundingClientRect();
      const start = Number.parseFloat(getComputedStyle(choice).paddingTop);
      await expect(choice.getBoundingClientRect().top + start).toBeGreaterThanOrEqual(
        label.bottom - 4,
      );
    }
  },
});

/** On a phone, the alternative stands beside the button. */
export const HeroWithAlternative = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <HeroSearchForm categories={kinds}>
      <Button variant="contained" color="secondary" size="large">
        {el.browse.goNow.title}
      </Button>
    </HeroSearchForm>
  ),
});

const onSearch = fn();

export const Compact = meta.story({
  render: () => (
    <SearchForm
      compact
      label={blog.searchLabel}
      placeholder={blog.searchHint}
      onSearch={onSearch}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: blog.searchLabel });
    await userEvent.type(field, ' φαρμακείο {Enter}');
    await expect(onSearch).toHaveBeenCalledWith('φαρμακείο');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.search.clear }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(onSearch).toHaveBeenCalledOnce();
  },
});
