import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { HeroSearch } from '#src/components/forms/search/HeroSearchForm.tsx';
import { paths } from '#src/config/paths.ts';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { heroCategories } from '#src/content/home/heroCategories.ts';

/**
 * A hero search's choices besides the keywords, in the router's state, not in the address. Of the
 * hero's own categories "all" and "jobs" filter nothing.
 */
export const searchState = (choice: { country: string | null; category: string | null }) => ({
  search: choice,
});

export const useHeroSearch = () => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  return {
    locations: countryCodes.map((value) => ({ value, label: countryName(value, i18n.language) })),
    categories: heroCategories.map((value) => ({ value, label: t(`forms.categories.${value}`) })),
    onSearch: ({ keywords, location, category }: HeroSearch): void =>
      void navigate(paths.listingGrid.href(keywords), {
        state: searchState({ country: location || null, category: category || null }),
      }),
  };
};
