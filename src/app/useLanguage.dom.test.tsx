import { act, render, screen } from '@testing-library/react';
import { unstable_serialize } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { getCategories, getCities } from '#common/contract/organisations.ts';
import { keyOf } from '#src/api/transport/call.ts';
import { client } from '#src/api/transport/client.ts';
import { requestLanguage } from '#src/api/transport/requestLanguage.ts';
import { useQuery } from '#src/hooks/data/useQuery.ts';
import { createI18n } from '#src/i18n/bundled.ts';
import { Providers } from './Providers.tsx';
import { useLanguage } from './useLanguage.ts';

afterEach(() => requestLanguage.set('el'));

const record = (title: string) => ({
  code: '1',
  title,
  name: title,
  icon_name: 'shop',
  organisations_count: 1,
});
const names = { el: ['Καταστήματα', 'Πάτρα'], en: ['Shops', 'Patras'] } as const;

function Names({ cities = true }) {
  const { change } = useLanguage();
  const { data } = useQuery(getCategories, {});
  const { data: all } = useQuery(getCities, cities ? {} : null);
  const titles = [data?.records[0]?.title, all?.records[0]?.name].join(', ');
  return (
    <button type="button" onClick={() => change('en')}>
      {titles}
    </button>
  );
}

it('reloads the data of the page and drops data that no screen shows', async () => {
  vi.spyOn(client, 'request').mockImplementation(({ url }) => {
    const [category, city] = names[requestLanguage.get() as keyof typeof names];
    return Promise.resolve({
      data: { records: [record(url === getCategories.path ? category : city)] },
      headers: {},
    });
  });
  const of = (endpoint: typeof getCategories | typeof getCities, title: string) => [
    unstable_serialize(keyOf(endpoint, {})),
    { records: [record(title)] },
  ];
  const state = {
    data: Object.fromEntries([of(getCategories, names.el[0]), of(getCities, names.el[1])]),
    errors: {},
  };
  const page = (cities: boolean) => (
    <Providers i18n={createI18n('el')} state={state} cache={new Map()}>
      <Names cities={cities} />
    </Providers>
  );
  const { rerender } = render(page(false));
  const button = screen.getByRole('button', { name: /Καταστήματα/ });
  act(() => button.click());
  await screen.findByRole('button', { name: /Shops/ });
  rerender(page(true));
  await screen.findByRole('button', { name: 'Shops, Patras' });
  expect(document.documentElement.lang).toBe('en');
});
