import { useTranslation } from 'react-i18next';
import { SearchHero } from '#src/components/banners/SearchHero.tsx';
import { RotatingWords } from '#src/components/display/RotatingWords.tsx';
import { HeroSearchForm } from '#src/components/forms/search/HeroSearchForm.tsx';
import { CategoryShortcuts } from '#src/components/navigation/CategoryShortcuts.tsx';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { paths } from '#src/config/paths.ts';
import { rotatingWords } from '#src/content/home/heroCategories.ts';
import { searchState } from '#src/pages/shared/listings/searchState.ts';
import { useHeroSearch } from '#src/pages/shared/listings/useHeroSearch.ts';

/** The search before anything else, and eight ways around it. */
export function HeroSection() {
  const { t } = useTranslation();
  const search = useHeroSearch();
  return (
    <SearchHero
      title={t('homes.two.heading')}
      text={
        <>
          {t('homes.two.text')} {t('pages.home.rotatingBefore')}{' '}
          <RotatingWords
            words={rotatingWords.map((word) => t(`pages.home.rotating.${word}`))}
            style={{ textAlign: 'start' }}
          />
        </>
      }
      shortcuts={
        <CategoryShortcuts
          shortcuts={CATEGORY_NAMES.map((icon) => ({
            icon,
            label: t(`forms.categories.${icon}`),
            href: paths.listingGrid.href(),
            state: searchState({ country: null, category: icon }),
          }))}
        />
      }
    >
      <HeroSearchForm {...search} />
    </SearchHero>
  );
}
