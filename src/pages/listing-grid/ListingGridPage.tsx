import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import { ListingSearchForm } from '#src/components/forms/ListingSearchForm.tsx';
import { SortSelect } from '#src/components/forms/SortSelect.tsx';
import { FilterChips } from '#src/components/navigation/FilterChips.tsx';
import { ViewToggle } from '#src/components/navigation/ViewToggle.tsx';
import { paths } from '#src/config/paths.ts';
import { countryName } from '#src/content/countries.ts';
import { useOrganisations } from '#src/hooks/data/useOrganisations.ts';
import { sorts, type Sort } from '#src/lib/listings.ts';
import { Page } from '#src/pages/shared/Page.tsx';
import { searchChoiceIn, searchState } from '#src/pages/shared/searchChoice.ts';
import { ListingResults } from './ListingResults.tsx';

const newSeed = (): number => Math.floor(Math.random() * 0x7fffffff);

/** All places as cards: search, sort, load more. */
export default function ListingGridPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const keywords = search.get('keywords')?.trim() ?? '';
  const choice = searchChoiceIn(state);
  const [sort, setSort] = useState<Sort>('default');
  const [seed, setSeed] = useState(newSeed);

  const result = useOrganisations({
    keywords,
    sort,
    seed,
    category: choice.category,
    country: choice.country,
  });

  const go = (nextKeywords: string, next = choice): void =>
    void navigate(paths.listingGrid.href(nextKeywords.trim() || undefined), {
      state: searchState(next),
      replace: nextKeywords === keywords,
    });

  const chips = [
    ...(choice.country
      ? [{ key: 'country', label: countryName(choice.country, i18n.language) }]
      : []),
    ...(choice.category
      ? [{ key: 'category', label: t(`forms.categories.${choice.category}`) }]
      : []),
  ];
  const clear = (): void => go(keywords, { country: null, category: null });

  return (
    <Page title={t('pages.listingGrid.title')} description={t('pages.listingGrid.description')}>
      <PageBanner
        title={t('pages.listingGrid.heading')}
        breadcrumb={[
          { label: t('common.home'), href: paths.home.href() },
          { label: t('pages.listingGrid.title') },
        ]}
      />
      <Container sx={{ py: { xs: 3, md: 4 } }}>
        <Stack sx={{ gap: 2 }}>
          <ListingSearchForm key={keywords} keywords={keywords} onSearch={(words) => go(words)} />
          <Stack
            direction="row"
            sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
          >
            <Box sx={{ minWidth: { xs: 0, sm: 260 }, flex: { xs: 1, sm: 'none' } }}>
              <SortSelect
                value={sort}
                onChange={(next) => {
                  setSort(next as Sort);
                  if (next === 'random') setSeed(newSeed());
                }}
                options={sorts.map((value) => ({ value, label: t(`forms.sort.${value}`) }))}
              />
            </Box>
            <ViewToggle
              value="grid"
              gridHref={paths.listingGrid.href()}
              listHref={paths.listingList.href()}
            />
          </Stack>
          <FilterChips
            chips={chips}
            onRemove={(key) => go(keywords, { ...choice, [key]: null })}
            onClear={clear}
          />
        </Stack>
        <ListingResults
          result={result}
          keywords={keywords}
          filtered={chips.length > 0}
          onClearFilters={clear}
        />
      </Container>
    </Page>
  );
}
