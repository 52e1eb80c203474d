import { useFormikContext } from 'formik';
import type { FormStatus } from '#src/components/forms/fields/useFieldState.ts';
import type { AddListingValues } from '#src/components/forms/schemas/listing.ts';

export const sections = [
  'general',
  'location',
  'details',
  'photos',
  'amenities',
  'hours',
  'pricing',
  'consent',
] as const;
export type SectionName = (typeof sections)[number];

export const sectionId = (name: SectionName): string => `listing-${name}`;

interface Fields {
  required: (keyof AddListingValues)[];
  other: (keyof AddListingValues)[];
}

/** The fields of each section. Required ones make a new listing's section complete. */
export const fieldsOf: Record<SectionName, Fields> = {
  general: { required: ['title', 'category', 'description'], other: ['keywords'] },
  location: {
    required: ['address', 'city', 'country'],
    other: ['temporaryAddress', 'state', 'zip', 'latitude', 'longitude'],
  },
  details: {
    required: ['owner', 'email'],
    other: ['phone', 'website', 'facebook', 'twitter', 'googlePlus', 'linkedIn'],
  },
  photos: { required: ['photos'], other: [] },
  amenities: { required: ['amenities'], other: [] },
  hours: { required: ['hours'], other: [] },
  pricing: { required: ['priceTitle', 'price'], other: ['priceDescription'] },
  consent: { required: ['privacy', 'terms'], other: [] },
};

const allFieldsOf = (name: SectionName) => [...fieldsOf[name].required, ...fieldsOf[name].other];

/** Returns true for a section with errors that its fields show, from the schema or the server. */
export function useIsWrong(): (name: SectionName) => boolean {
  const { errors, touched, status } = useFormikContext<AddListingValues>();
  const refused = Object.keys((status as FormStatus | undefined)?.serverErrors ?? {});
  return (name) =>
    allFieldsOf(name).some(
      (field) =>
        (errors[field] && touched[field]) ||
        // The server names a part of a field, such as `hours.6.0.to`.
        refused.some((path) => path.split('.')[0] === field),
    );
}

/** Returns true if a section differs from stored values. A missing choice equals one that is off. */
export const differsIn = (
  name: SectionName,
  values: Partial<AddListingValues>,
  stored: Partial<AddListingValues>,
): boolean => {
  const written = (of: Partial<AddListingValues>) =>
    JSON.stringify(
      allFieldsOf(name).map((field) => of[field] ?? null),
      (_key, value: unknown) =>
        // A new file has no properties that JSON would write. An amenity that is off may be absent.
        value instanceof File ? value.name : value === false ? undefined : value,
    );
  return written(values) !== written(stored);
};
