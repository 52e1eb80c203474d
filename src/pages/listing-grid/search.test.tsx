import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { WORD_PAIRS } from '#common/greek/words.ts';
import { toListing } from '#src/api/organisation.ts';
import { organisationKeys, type ListingPage } from '#src/api/organisations.ts';
import { paths } from '#src/config/paths.ts';
import { createI18n } from '#src/i18n/bundled.ts';
import { themeFor } from '#theme/index.ts';
import ListingGridPage from './ListingGridPage.tsx';

const i18n = createI18n('el');
const theme = themeFor();

/** Nothing but its title to be found by. */
const place = (slug: string, title: string) => toListing({ slug, title })!;

/** The grid's cards for a search, where the search field of the hero leads: the best come first. */
const cardsFor = (keywords: string, title: string): string[] => {
  const records = [place('beside', 'Ζαχαρώδη'), place('it', title)];
  const data: ListingPage = { records, page: 1, totalPages: 1, count: 2, matchesCount: null };
  const cache = new Map([[unstable_serialize(organisationKeys.list()), { data }]]);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ThemeProvider theme={theme}>
        <SWRConfig value={{ provider: () => cache, revalidateIfStale: false }}>
          <MemoryRouter initialEntries={[paths.listingGrid.href(keywords)]}>
            <ListingGridPage />
          </MemoryRouter>
        </SWRConfig>
      </ThemeProvider>
    </I18nextProvider>,
  );
  return html.split('<li').filter((part) => /href="[^"]*\/(it|beside)"/.test(part));
};

describe('a search on the listing grid', () => {
  it.each(WORD_PAIRS)('«$typed» marks in «$title»: $marked', ({ typed, title, marked }) => {
    const cards = cardsFor(typed, title);
    const at = cards.findIndex((card) => card.includes('/it"'));
    expect(Array.from(cards[at]!.matchAll(/<mark[^>]*>([^<]*)</g), ([, text]) => text)).toEqual(
      marked,
    );
    expect(cards).toHaveLength(2);
    expect(at).toBe(marked.length > 0 ? 0 : 1);
  });
});
