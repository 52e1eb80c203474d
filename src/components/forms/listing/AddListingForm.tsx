import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HoursFields } from './HoursFields.tsx';
import { ListingContents, ListingLayout, usePartStates } from './ListingContents.tsx';
import { useListingParts, type ListingChoices } from './ListingFields.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { SectionCard } from './SectionCard.tsx';
import { sections, type SectionName } from './sections.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { addListingSchema, type AddListingValues } from '#src/components/forms/schemas/listing.ts';

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
            sx={{ display: 'block', ml: 5.25, minHeight: 44, typography: 'body2' }}
          >
            {t(`addListing.${read}`)}
          </Link>
        </div>
      ))}
      <LegalDialog open={open} kind={shown} onClose={() => setOpen(false)} />
    </Stack>
  );
}

interface SectionsProps extends Pick<SaveBarProps, 'pending' | 'notice'> {
  choices: ListingChoices;
  status?: ReactNode;
}

function Sections({ choices, status, ...bar }: SectionsProps) {
  const { t } = useTranslation();
  const stateOf = usePartStates();
  const parts: Record<SectionName, ReactNode> = {
    ...useListingParts(choices),
    hours: <HoursFields />,
    consent: <ConsentFields />,
  };
  return (
    <ListingLayout
      side={
        <>
          <ListingContents stateOf={stateOf} />
          {status}
        </>
      }
    >
      {sections.map((name) => (
        <SectionCard key={name} name={name}>
          {parts[name]}
        </SectionCard>
      ))}
      <SaveBar
        {...bar}
        status={
          <>
            <VisuallyHidden>{t('addListing.complete')}</VisuallyHidden>{' '}
            <span>
              {t('addListing.progress', {
                count: sections.filter((name) => stateOf(name) === 'done').length,
                all: sections.length,
              })}
            </span>
          </>
        }
        submit={t('addListing.submit')}
        pendingLabel={t('addListing.sending')}
      />
    </ListingLayout>
  );
}

export interface AddListingFormProps extends FormProps<AddListingValues> {
  choices: ListingChoices;
  status?: ReactNode;
}

/** The form to add a place, in eight sections with a table of contents. */
export function AddListingForm({ choices, status, notice, ...form }: AddListingFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell {...form} schema={addListingSchema} aria-label={t('navigation.addListing')}>
      <Sections choices={choices} status={status} pending={form.pending} notice={notice} />
    </FormShell>
  );
}
