import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import {
  publishedListingSchema,
  type PublishedListingValues,
} from '#src/components/forms/schemas/listing.ts';
import { FormShell, type FormProps } from '#src/components/forms/shell/FormShell.tsx';
import { PlanHours } from '#src/components/forms/manage/PlanHours.tsx';
import { useListingParts, type ListingChoices } from './ListingFields.tsx';
import { sectionId, sections } from './sections.ts';

export interface PublishedListingFormProps extends FormProps<PublishedListingValues> {
  choices: ListingChoices;
}

/** The public data of a published place. A moderator checks the changes. */
export function PublishedListingForm({ choices, ...form }: PublishedListingFormProps) {
  const { t } = useTranslation();
  const parts = {
    ...useListingParts(choices, true),
    hours: <PlanHours emptyText={t('display.wait.closed')} />,
    consent: null,
  };
  return (
    <FormShell
      {...form}
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
