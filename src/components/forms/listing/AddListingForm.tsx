import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmenityFields } from './AmenityFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { DetailFields } from './DetailFields.tsx';
import { FormSection } from './FormSection.tsx';
import { GeneralFields } from './GeneralFields.tsx';
import { HoursFields } from './HoursFields.tsx';
import { ListingContents } from './ListingContents.tsx';
import { LocationFields } from './LocationFields.tsx';
import type { PinFieldProps } from './PinField.tsx';
import { PricingFields } from './PricingFields.tsx';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import type { Option } from '#src/components/forms/fields/SelectInput.tsx';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import {
  addListingSchema,
  type AddListingValues,
  blankListing,
} from '#src/components/forms/schemas/addListing.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const name = 'SeiraAddListingForm';

const Columns = styled('div', { name, slot: 'columns' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
}));

const Side = styled('div', { name, slot: 'side' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > nav': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 100,
    '& > nav': { display: 'block' },
  },
}));

const Parts = styled('div', { name, slot: 'parts' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
}));

const none: readonly Option[] = [];

export interface AddListingFormProps {
  /** Initial values, for example from a draft; the rest stays blank. */
  initial?: Partial<AddListingValues>;
  /** The kinds of places to choose from. */
  categories?: readonly Option[];
  /** The countries to choose from. */
  countries?: readonly Option[];
  /** Draws the map on which the pin is set. */
  map?: PinFieldProps['map'];
  /** Amenities to choose from. */
  amenities?: readonly Option[];
  /** Receives the form's values whenever typing pauses. */
  onDraft?: (values: AddListingValues) => void;
  /** Receives the listing once it is complete. */
  onSubmit?: (values: AddListingValues) => Promise<void> | void;
  /** The request is in progress. */
  pending?: boolean;
  /** The server's problems by field. */
  serverErrors?: Record<string, string[]>;
  /** The draft's status, beside the contents. */
  status?: ReactNode;
  /** The result of submitting the form, beside the button. */
  notice?: ReactNode;
}

/** A form for everything about a place, in eight parts with a table of contents beside them. */
export function AddListingForm({
  initial,
  categories = none,
  countries = none,
  map,
  amenities = none,
  onDraft,
  onSubmit = () => undefined,
  pending = false,
  serverErrors,
  status,
  notice,
}: AddListingFormProps) {
  const { t } = useTranslation();
  const values = useMemo(() => ({ ...blankListing, ...initial }), [initial]);
  return (
    <FormShell
      initialValues={values}
      schema={addListingSchema}
      onSubmit={onSubmit}
      onDraft={onDraft}
      pending={pending}
      serverErrors={serverErrors}
      aria-label={t('addListing.title')}
    >
      <Columns>
        <Side>
          <ListingContents />
          {status}
        </Side>
        <Parts>
          <FormSection name="general">
            <GeneralFields categories={categories} />
          </FormSection>
          <FormSection name="location">
            <LocationFields countries={countries} map={map} />
          </FormSection>
          <FormSection name="details">
            <DetailFields />
          </FormSection>
          <FormSection name="photos">
            <FileInput
              name="photos"
              label={t('addListing.photos')}
              hint={t('addListing.photosHint')}
              multiple
              optional
            />
          </FormSection>
          <FormSection name="amenities">
            <AmenityFields amenities={amenities} />
          </FormSection>
          <FormSection name="hours">
            <HoursFields />
          </FormSection>
          <FormSection name="pricing">
            <PricingFields />
          </FormSection>
          <FormSection name="consent">
            <ConsentFields />
            <Box sx={{ mt: 3 }}>
              <SubmitButton pending={pending} pendingLabel={t('addListing.sending')}>
                {t('addListing.submit')}
              </SubmitButton>
            </Box>
            <FormNotice>{notice}</FormNotice>
          </FormSection>
        </Parts>
      </Columns>
    </FormShell>
  );
}
