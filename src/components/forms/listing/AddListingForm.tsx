import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentFields } from './ConsentFields.tsx';
import { FormSection } from './FormSection.tsx';
import { HoursFields } from './HoursFields.tsx';
import { ListingContents } from './ListingContents.tsx';
import { useListingParts, type ListingChoices } from './ListingFields.tsx';
import { sections, type SectionName } from './sections.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
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

export interface AddListingFormProps extends FormProps<AddListingValues>, ListingChoices {
  /** Initial values, for example from a draft; the rest stays blank. */
  initial?: Partial<AddListingValues>;
  /** The draft's status, beside the contents. */
  status?: ReactNode;
}

/** A form for everything about a place, in eight parts with a table of contents beside them. */
export function AddListingForm({
  initial,
  categories,
  countries,
  amenities,
  map,
  status,
  notice,
  ...form
}: AddListingFormProps) {
  const { t } = useTranslation();
  const parts: Record<SectionName, ReactNode> = {
    ...useListingParts({ categories, countries, amenities, map }),
    hours: <HoursFields />,
    consent: (
      <>
        <ConsentFields />
        <Box sx={{ mt: 3 }}>
          <SubmitButton pending={form.pending} pendingLabel={t('addListing.sending')}>
            {t('addListing.submit')}
          </SubmitButton>
        </Box>
        <FormNotice>{notice}</FormNotice>
      </>
    ),
  };
  return (
    <FormShell
      {...form}
      initialValues={{ ...blankListing, ...initial }}
      schema={addListingSchema}
      aria-label={t('addListing.title')}
    >
      <Columns>
        <Side>
          <ListingContents />
          {status}
        </Side>
        <Parts>
          {sections.map((name) => (
            <FormSection key={name} name={name}>
              {parts[name]}
            </FormSection>
          ))}
        </Parts>
      </Columns>
    </FormShell>
  );
}
