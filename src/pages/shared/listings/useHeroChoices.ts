import { useTranslation } from 'react-i18next';
import { countryCodes, countryName } from '#src/content/countries.ts';
import { heroCategories } from '#src/content/home/heroCategories.ts';

/** A home screen's search options besides the keywords, in the reader's language. */
export const useHeroChoices = () => {
  const { t, i18n } = useTranslation();
  return {
    locations: countryCodes.map((code) => ({ code, label: countryName(code, i18n.language) })),
    categories: heroCategories.map((value) => ({ value, label: t(`forms.categories.${value}`) })),
  };
};
