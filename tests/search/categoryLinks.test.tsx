import { ThemeProvider } from '@mui/material/styles';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, unstable_serialize } from 'swr';
import { beforeAll, describe, expect, it } from 'vitest';
import { scoresOf, textOf } from '#common/greek/search.ts';
import { seedDemo } from '#server/seed/index.ts';
import {
  getCategories,
  type Category as CategoryAnswer,
  type OrganisationPage,
} from '#common/contract/organisations.ts';
import { NOON, testApp } from '#server/testing/testApp.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { keyOf } from '#src/api/transport/call.ts';
import type { Listing } from '#src/api/organisations.ts';
import { AppFooter } from '#src/components/navigation/footer/AppFooter.tsx';
import { createI18n } from '#src/i18n/bundled.ts';
import { languages, type Language } from '#common/languages.ts';
import AllCategoriesPage from '#src/pages/all-categories/AllCategoriesPage.tsx';
import Home2Page from '#src/pages/home-2/Home2Page.tsx';
import Home3Page from '#src/pages/home-3/Home3Page.tsx';
import Home5Page from '#src/pages/home-5/Home5Page.tsx';
import HomePage from '#src/pages/home/HomePage.tsx';
import { theme } from '#theme/index.ts';
import { listingFrom } from '#src/mocks/organisations.ts';

const screens: Record<string, ReactNode> = {
  footer: <AppFooter />,
  home: <HomePage />,
  'home 2': <Home2Page />,
  'home 3': <Home3Page />,
  'home 5': <Home5Page />,
  'all categories': <AllCategoriesPage />,
};

const test = testApp();
let listings: Listing[];
let categories: CategoryAnswer[];

const get = async <Answer,>(url: string): Promise<Answer> =>
  (await test.app.inject({ url })).json<Answer>();

/** The keywords of all search links on a screen. */
async function searchesOn(screen: ReactNode, language: Language): Promise<string[]> {
  const data = readResponse(getCategories.response!, { records: categories });
  const cache = new Map([[unstable_serialize(keyOf(getCategories, {})), { data }]]);
  const { prelude } = await prerenderToNodeStream(
    <I18nextProvider i18n={createI18n(language)}>
      <ThemeProvider theme={theme}>
        <SWRConfig value={{ provider: () => cache, revalidateOnMount: false }}>
          <MemoryRouter>{screen}</MemoryRouter>
        </SWRConfig>
      </ThemeProvider>
    </I18nextProvider>,
  );
  return Array.from(
    (await text(prelude)).matchAll(/href="\/listing-grid\?keywords=([^"]+)"/g),
    ([, keywords]) => decodeURIComponent(keywords!.replaceAll('+', ' ')),
  );
}

beforeAll(async () => {
  await seedDemo(test.db, { now: NOON, passwords: test.context.passwords });
  const page = await get<OrganisationPage>('/api/organisations?per_page=100');
  listings = page.records.map((record) => listingFrom(record));
  categories = (await get<{ records: CategoryAnswer[] }>('/api/categories')).records;
});

describe.each(languages)('search links in %s', (language) => {
  const links = new Map<string, string[]>();
  const notFoundBy = async (finds: (keywords: string) => boolean | Promise<boolean>) => {
    const missed: string[] = [];
    for (const [screen, searches] of links)
      for (const keywords of searches)
        if (!(await finds(keywords))) missed.push(`${screen}: ${keywords}`);
    return missed;
  };

  beforeAll(async () => {
    for (const [name, screen] of Object.entries(screens))
      links.set(name, await searchesOn(screen, language));
  });

  it('are on every screen that has categories, in the expected number', () => {
    const counts = Object.fromEntries(
      [...links].map(([name, searches]) => [name, searches.length]),
    );
    expect(counts).toMatchObject({
      footer: 8,
      home: 8,
      'home 3': 12,
      'home 5': 13,
      'all categories': 8,
    });
  });

  it('find something on the server', async () => {
    const missed = await notFoundBy(async (keywords) => {
      const query = new URLSearchParams({ keywords });
      return (await get<OrganisationPage>(`/api/organisations?${query}`)).matches_count! > 0;
    });
    expect(missed).toEqual([]);
  });

  it('find something in the loaded records', async () => {
    const missed = await notFoundBy((keywords) =>
      scoresOf(keywords, listings.map(textOf)).some((score) => score > 0),
    );
    expect(missed).toEqual([]);
  });

  it('of the footer find a category by its icon alone, whatever other fields the server sends', () => {
    const bare = categories.map(({ icon_name: icon }) => ({
      ...listings[0]!,
      title: 'Ω',
      tags: [],
      category: { title: 'Ω', icon },
    }));
    const finds = (keywords: string) =>
      scoresOf(keywords, bare.map(textOf)).some((score) => score > 0);
    expect(links.get('footer')!.filter((keywords) => !finds(keywords))).toEqual([]);
  });
});
