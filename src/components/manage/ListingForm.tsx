import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import type { Option } from '#src/components/forms/fields/SelectInput.tsx';
import { AmenityFields } from '#src/components/forms/listing/AmenityFields.tsx';
import { DetailFields } from '#src/components/forms/listing/DetailFields.tsx';
import { GeneralFields } from '#src/components/forms/listing/GeneralFields.tsx';
import { LocationFields } from '#src/components/forms/listing/LocationFields.tsx';
import type { PinFieldProps } from '#src/components/forms/listing/PinField.tsx';
import { PricingFields } from '#src/components/forms/listing/PricingFields.tsx';
import { blankListing } from '#src/components/forms/schemas/addListing.ts';
import { hoursByWeekday } from '#src/components/forms/schemas/plan.ts';
import {
  publishedListingSchema,
  type PublishedListingValues,
} from '#src/components/forms/schemas/publishedListing.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { PlanHours } from './PlanHours.tsx';

const blank: PublishedListingValues = { ...blankListing, hours: hoursByWeekday([]) };
const none: readonly Option[] = [];

export interface ListingFormProps {
  /** The listing as it is, with what waits for a moderator. */
  initial?: PublishedListingValues;
  /** The kinds of places to choose from. */
  categories?: readonly Option[];
  /** The countries to choose from. */
  countries?: readonly Option[];
  /** Draws the map on which the pin is set. */
  map?: PinFieldProps['map'];
  /** The amenities to choose from. */
  amenities?: readonly Option[];
  /** Receives the listing as it is to be, its times as `HH:mm`. */
  onSubmit?: (values: PublishedListingValues) => Promise<void> | void;
  /** Receives the form's values whenever typing pauses. */
  onDraft?: (values: PublishedListingValues) => void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's problems by field. */
  serverErrors?: Record<string, string[]>;
  /** The result of saving. */
  notice?: ReactNode;
}

/** The listing of a place that is public already, for its owners. */
export function ListingForm({
  initial = blank,
  categories = none,
  countries = none,
  map,
  amenities = none,
  onSubmit = () => undefined,
  onDraft,
  pending = false,
  serverErrors,
  notice,
}: ListingFormProps) {
  const { t } = useTranslation();
  const parts = {
    general: <GeneralFields categories={categories} />,
    location: <LocationFields countries={countries} map={map} published />,
    details: <DetailFields published />,
    photos: (
      <FileInput
        name="photos"
        label={t('addListing.photos')}
        hint={t('addListing.photosHint')}
        multiple
        optional
      />
    ),
    amenities: <AmenityFields amenities={amenities} />,
    hours: <PlanHours emptyText={t('addListing.closed')} />,
    pricing: <PricingFields />,
  } as const;
  return (
    <FormShell
      initialValues={initial}
      schema={publishedListingSchema}
      onSubmit={onSubmit}
      onDraft={onDraft}
      pending={pending}
      serverErrors={serverErrors}
      aria-label={t('manage.listing.label')}
    >
      {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
        <Fragment key={part}>
          <Typography variant="h3" sx={{ fontSize: '1.125rem', mt: 2, mb: 1 }}>
            {t(`addListing.sections.${part}.title`)}
          </Typography>
          {parts[part]}
        </Fragment>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('manage.listing.checked')}
      </Typography>
      <SubmitButton
        pending={pending}
        pendingLabel={t('manage.plan.saving')}
        sx={{ mt: 1, alignSelf: { sm: 'flex-start' } }}
      >
        {t('manage.listing.save')}
      </SubmitButton>
      <FormNotice>{notice}</FormNotice>
    </FormShell>
  );
}
