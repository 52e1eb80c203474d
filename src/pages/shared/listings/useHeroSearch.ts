import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { HeroSearch } from '#src/components/forms/search/HeroSearchForm.tsx';
import { paths } from '#src/config/paths.ts';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { heroCategories } from '#src/content/home/heroCategories.ts';

/**
 * The choices of a hero form besides keywords, in router state instead of the address. The hero
 * categories "all" and "jobs" do not filter.
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
