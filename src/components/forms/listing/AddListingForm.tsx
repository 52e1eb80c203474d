import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HoursFields } from './HoursFields.tsx';
import { ListingContents } from './ListingContents.tsx';
import { useListingParts, type ListingChoices } from './ListingFields.tsx';
import { sectionId, sections, type SectionName } from './sections.ts';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { radii } from '#theme/tokens.ts';
import { FormNotice } from '#src/components/forms/shell/FormNotice.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { addListingSchema, type AddListingValues } from '#src/components/forms/schemas/listing.ts';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > nav': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 100,
    '& > nav': { display: 'block' },
  },
}));

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  marginBottom: theme.spacing(2.5),
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
}));

const Numeral = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radii.chip,
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
}));

function FormSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const { t } = useTranslation();
  const id = sectionId(name);
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ p: { xs: 2.5, sm: 4 }, scrollMarginTop: 104 }}
    >
      <Head>
        <Numeral aria-hidden>{sections.indexOf(name) + 1}</Numeral>
        <Typography
          id={`${id}-title`}
          variant="h2"
          tabIndex={-1}
          sx={{ fontSize: '1.5rem', outline: 'none' }}
        >
          {t(`addListing.sections.${name}.title`)}
        </Typography>
        <Typography sx={{ gridColumn: 2, color: 'text.secondary' }}>
          {t(`addListing.sections.${name}.text`)}
        </Typography>
      </Head>
      <Fields>{children}</Fields>
    </Card>
  );
}

const consents = [
  { name: 'privacy', read: 'readPrivacy' },
  { name: 'terms', read: 'readTerms' },
] as const;

const LegalDialog = lazyDialog(
  async () => (await import('#src/components/navigation/footer/LegalDialog.tsx')).LegalDialog,
);

function ConsentFields() {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'privacy' | 'terms'>('privacy');
  const [open, setOpen] = useState(false);
  return (
    <Stack sx={{ gap: 1.5 }}>
      {consents.map(({ name, read }) => (
        <div key={name}>
          <CheckboxInput name={name} label={t(`addListing.${name}`)} />
          <Link
            component="button"
            type="button"
            {...LegalDialog.hoverProps}
            onClick={() => {
              setShown(name);
              setOpen(true);
            }}
            sx={{ display: 'block', ml: 5.25, minHeight: 32, typography: 'body2' }}
          >
            {t(`addListing.${read}`)}
          </Link>
        </div>
      ))}
      <LegalDialog open={open} kind={shown} onClose={() => setOpen(false)} />
    </Stack>
  );
}

export interface AddListingFormProps extends FormProps<AddListingValues> {
  choices: ListingChoices;
  status?: ReactNode;
}

/** The form to add a place, in eight sections with a table of contents. */
export function AddListingForm({ choices, status, notice, ...form }: AddListingFormProps) {
  const { t } = useTranslation();
  const parts: Record<SectionName, ReactNode> = {
    ...useListingParts(choices),
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
    <FormShell {...form} schema={addListingSchema} aria-label={t('navigation.addListing')}>
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
