import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORY_NAMES } from '#common/categories.ts';
import type { PublishedFields } from '#common/contract/places/submissions.ts';
import { AMENITIES } from '#common/listing.ts';
import type { ListingChoices } from '#src/components/forms/listing/ListingFields.tsx';
import type { PinMapProps } from '#src/components/forms/listing/PinField.tsx';
import { keywordsOf } from '#src/components/forms/schemas/listing.ts';
import { countryCodes, countryName } from '#src/content/countries.ts';

/** Loads on demand with the map library. */
const PinMap = lazy(() => import('#src/pages/shared/pin/PinMap.tsx'));

const drawMap = (pin: PinMapProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={380} aria-busy />}>
    <PinMap {...pin} />
  </Suspense>
);

export const useListingChoices = (): ListingChoices => {
  const { t, i18n } = useTranslation();
  return {
    categories: CATEGORY_NAMES.map((value) => ({ value, label: t(`forms.categories.${value}`) })),
    countries: countryCodes.map((value) => ({ value, label: countryName(value, i18n.language) })),
    amenities: AMENITIES.map((value) => ({ value, label: t(`details.amenities.${value}`) })),
    map: drawMap,
  };
};

interface Parts {
  keywords: string;
  amenities: Record<string, boolean>;
}

/** Converts form fields to the contract, which uses the same names in snake case. */
export const fieldsOf = <Fields extends PublishedFields>({
  keywords,
  amenities,
  ...others
}: Parts & { hours: Fields['hours'] }): Fields =>
  ({
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
    keywords: keywordsOf(keywords),
    amenities: Object.entries(amenities).flatMap(([name, has]) => (has ? [name] : [])),
  }) as unknown as Fields;

/** Converts fields whose shape differs from the contract. */
export const partsOf = ({
  keywords,
  amenities,
}: Pick<PublishedFields, 'keywords' | 'amenities'>): Parts => ({
  keywords: keywords.join(', '),
  amenities: Object.fromEntries(amenities.map((name) => [name, true])),
});

export const formErrors = (
  fields: Record<string, string[]> | undefined,
): Record<string, string[]> | undefined =>
  fields &&
  Object.fromEntries(
    Object.entries(fields).map(([name, problems]) => [
      name === 'photo'
        ? 'photos'
        : name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
      problems,
    ]),
  );
