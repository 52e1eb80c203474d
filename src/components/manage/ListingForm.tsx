import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListingParts,
  type ListingChoices,
} from '#src/components/forms/listing/ListingFields.tsx';
import { sectionId, sections } from '#src/components/forms/listing/sections.ts';
import { blankListing } from '#src/components/forms/schemas/addListing.ts';
import { hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import {
  publishedListingSchema,
  type PublishedListingValues,
} from '#src/components/forms/schemas/publishedListing.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { PlanHours } from './PlanHours.tsx';

const blank: PublishedListingValues = { ...blankListing, hours: hoursByWeekday([]) };

export interface ListingFormProps extends FormProps<PublishedListingValues>, ListingChoices {
  initial?: PublishedListingValues;
}

/** The listing of a place that is public already, for its owners. */
export function ListingForm({
  initial = blank,
  categories,
  countries,
  amenities,
  map,
  ...form
}: ListingFormProps) {
  const { t } = useTranslation();
  const parts = {
    ...useListingParts({ categories, countries, amenities, map }, true),
    hours: <PlanHours emptyText={t('display.wait.closed')} />,
    consent: null,
  };
  return (
    <FormShell
      {...form}
      initialValues={initial}
      schema={publishedListingSchema}
      aria-label={t('manage.listing.label')}
      submit={t('manage.listing.save')}
      pendingLabel={t('common.saving')}
    >
      {sections.map(
        (name) =>
          parts[name] && (
            <Fragment key={name}>
              <Typography
                id={`${sectionId(name)}-title`}
                variant="h3"
                sx={{ fontSize: '1.125rem', mt: 2, mb: 1 }}
              >
                {t(`addListing.sections.${name}.title`)}
              </Typography>
              {parts[name]}
            </Fragment>
          ),
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('manage.listing.checked')}
      </Typography>
    </FormShell>
  );
}
