import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  publishedListingSchema,
  type PublishedListingValues,
} from '#src/components/forms/schemas/listing.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { PlanHours } from '#src/components/forms/manage/PlanHours.tsx';
import { ListingContents, ListingLayout } from './ListingContents.tsx';
import { useListingParts, type ListingChoices } from './ListingFields.tsx';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';
import { SectionCard } from './SectionCard.tsx';
import { SectionSummary } from './SectionSummary.tsx';
import { differsIn, sections, useIsWrong, type SectionName } from './sections.ts';

const published = sections.filter((name) => name !== 'consent');

interface SectionsProps extends Pick<SaveBarProps, 'pending' | 'notice'> {
  choices: ListingChoices;
  stored: FormProps<PublishedListingValues>['initial'];
}

/** The sections as cards. An error opens its section, which then stays open while it is typed in. */
function Sections({ choices, stored, ...bar }: SectionsProps) {
  const { t } = useTranslation();
  const { values, initialValues } = useFormikContext<PublishedListingValues>();
  const isWrong = useIsWrong();
  const before = { ...initialValues, ...stored } as PublishedListingValues;
  const differs = (name: SectionName) => differsIn(name, values, before);
  // After a conflict, the sections with this person's input are open.
  const [open, setOpen] = useState(() => new Set<SectionName>(published.filter(differs)));
  const closed = published.filter((name) => isWrong(name) && !open.has(name));
  if (closed.length > 0) setOpen(new Set([...open, ...closed]));
  const parts = {
    ...useListingParts(choices, true),
    hours: <PlanHours emptyText={t('display.wait.closed')} />,
    consent: null,
  };
  const toggle = (name: SectionName) => {
    const next = new Set(open);
    if (!next.delete(name)) next.add(name);
    setOpen(next);
  };
  const wrong = published.filter(isWrong).length;
  const changed = published.filter(differs).length;
  const state = wrong > 0 ? 'wrong' : changed > 0 ? 'changed' : 'same';
  return (
    <ListingLayout
      side={
        <ListingContents
          names={published}
          stateOf={(name) => (isWrong(name) ? 'wrong' : differs(name) ? 'changed' : 'open')}
          onChoose={(name) => setOpen(new Set(open).add(name))}
        />
      }
    >
      {published.map((name) => (
        <SectionCard
          key={name}
          name={name}
          summary={<SectionSummary name={name} values={values} choices={choices} />}
          open={open.has(name)}
          onToggle={() => toggle(name)}
        >
          {parts[name]}
        </SectionCard>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('manage.listing.checked')}
      </Typography>
      <SaveBar
        {...bar}
        status={t(`manage.listing.states.${state}`, { count: wrong || changed })}
        submit={t('manage.listing.save')}
        pendingLabel={t('common.saving')}
      />
    </ListingLayout>
  );
}

export interface PublishedListingFormProps extends FormProps<PublishedListingValues> {
  choices: ListingChoices;
  /** The values that visitors read. Defaults to the initial ones. */
  stored?: FormProps<PublishedListingValues>['initial'];
}

/** The public data of a published place. A moderator checks some of the changes. */
export function PublishedListingForm({
  choices,
  stored,
  pending,
  notice,
  ...form
}: PublishedListingFormProps) {
  const { t } = useTranslation();
  return (
    <FormShell
      {...form}
      pending={pending}
      schema={publishedListingSchema}
      aria-label={t('manage.listing.label')}
    >
      <Sections choices={choices} stored={stored} pending={pending} notice={notice} />
    </FormShell>
  );
}
