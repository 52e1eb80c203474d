import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { blankListing, type AddListingValues } from '#src/components/forms/schemas/listing.ts';
import { type PartState, TableOfContents } from '#src/components/navigation/TableOfContents.tsx';
import { sectionId, sections, type SectionName } from './sections.ts';

/** The fields of a part, the required ones first. */
interface Fields {
  required: (keyof AddListingValues)[];
  other: (keyof AddListingValues)[];
}

const fieldsOf: Record<SectionName, Fields> = {
  general: { required: ['title', 'category', 'description'], other: ['keywords'] },
  location: {
    required: ['address', 'city', 'country'],
    other: ['temporaryAddress', 'state', 'zip'],
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

const filled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(filled);
  return Boolean(value);
};

const isOffered = (field: keyof AddListingValues, value: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(blankListing[field]);

/** The form's parts and the status of each. */
export function ListingContents() {
  const { t } = useTranslation();
  const { values, errors, touched } = useFormikContext<AddListingValues>();

  const stateOf = (name: SectionName): PartState => {
    const { required, other } = fieldsOf[name];
    const all = [...required, ...other];
    if (all.some((field) => errors[field] && touched[field])) return 'wrong';
    const complete = required.every((field) => filled(values[field]));
    // The form's defaults are nobody's choice yet.
    const isChosen = required.some((field) => touched[field] || !isOffered(field, values[field]));
    return complete && isChosen && !all.some((field) => errors[field]) ? 'done' : 'open';
  };

  return (
    <TableOfContents
      items={sections.map((name) => ({
        id: sectionId(name),
        label: t(`addListing.sections.${name}.title`),
        state: stateOf(name),
      }))}
    />
  );
}
