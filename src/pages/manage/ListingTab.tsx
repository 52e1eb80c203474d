import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutate } from 'swr';
import { getPublishedListing, savePublishedListing } from '#common/contract/places/submissions.ts';
import { organisationKeys } from '#src/api/organisations.ts';
import { call } from '#src/api/transport/call.ts';
import { ApiError } from '#src/api/transport/errors.ts';
import { NoticeBanner } from '#src/components/feedback/NoticeBanner.tsx';
import { PublishedListingForm } from '#src/components/forms/listing/PublishedListingForm.tsx';
import type { PublishedListingValues } from '#src/components/forms/schemas/listing.ts';
import { paths } from '#src/config/paths.ts';
import { useOwnQuery } from '#src/hooks/data/useQuery.ts';
import { useToast } from '#src/hooks/useToast.ts';
import { Loaded } from '#src/pages/shared/layout/Loaded.tsx';
import { formErrors, useListingChoices } from '#src/pages/shared/listingForm.tsx';
import { upload } from '#src/pages/shared/uploads.ts';
import {
  changedNames,
  listingPayload,
  listingValues,
  mergeValues,
  type OwnListing,
} from './listingValues.ts';
import type { TabProps } from './tabs.ts';
import { useChange } from './useChange.tsx';

interface Start {
  values: PublishedListingValues;
  conflict: { both: (keyof PublishedListingValues)[] } | null;
}

interface OwnListingProps extends Pick<TabProps, 'id' | 'onGone'> {
  listing: OwnListing;
  start: Start;
  onSaved: (saved: OwnListing) => void;
  /** Called with the input if another person has changed the listing. */
  onConflict: (typed: PublishedListingValues) => Promise<void>;
}

function OwnListingForm({ id, listing, start, onSaved, onConflict, onGone }: OwnListingProps) {
  const { t } = useTranslation();
  const choices = useListingChoices();
  const { send, refused } = useChange(onGone);
  const save = async (values: PublishedListingValues): Promise<void> => {
    await send('listing', async () => {
      for (const photo of values.photos) await upload(photo);
      try {
        onSaved(await call(savePublishedListing, { id, body: listingPayload(values, listing) }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        await onConflict(values);
      }
    });
  };
  const namesOf = (names: (keyof PublishedListingValues)[]) =>
    names.map((name) => t(`fields.${name}`)).join(', ');
  const { conflict } = start;
  return (
    <>
      {conflict && (
        <NoticeBanner severity="warning" sx={{ mb: 2 }}>
          {t('manage.listing.conflict')}
          {conflict.both.length > 0 &&
            ` ${t('manage.listing.both', { fields: namesOf(conflict.both) })}`}
        </NoticeBanner>
      )}
      {listing.waiting && (
        <NoticeBanner severity="info" sx={{ mb: 2 }}>
          {t('manage.listing.waiting', { fields: namesOf(changedNames(listing.waiting)) })}
        </NoticeBanner>
      )}
      {listing.returned && (
        <NoticeBanner severity="warning" sx={{ mb: 2 }}>
          {t('manage.listing.returned', {
            fields: namesOf(changedNames(listing.returned.fields)),
            reason: listing.returned.reason,
          })}
        </NoticeBanner>
      )}
      <PublishedListingForm
        choices={choices}
        initial={start.values}
        stored={listingValues(listing)}
        onSubmit={save}
        serverErrors={formErrors(refused.serverErrors)}
        notice={refused.notice}
      />
    </>
  );
}

/** The public data of the place, editable by its owners. */
export function ListingTab({ id, plan: { organisation: place }, onGone }: TabProps) {
  const { t } = useTranslation();
  const heading = useId();
  const toast = useToast();
  const listing = useOwnQuery(getPublishedListing, { id }, { revalidateOnFocus: false });
  const [joined, setJoined] = useState<Start & { version: number }>();

  const onConflict = async (typed: PublishedListingValues, before: OwnListing): Promise<void> => {
    const current = await call(getPublishedListing, { id });
    const { values, both } = mergeValues(listingValues(before), typed, listingValues(current));
    setJoined({ version: current.version, values, conflict: { both } });
    await listing.mutate(current, { revalidate: false });
  };
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h2" sx={{ fontSize: '1.375rem', mb: 1 }}>
        {t('manage.listing.title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>{t('manage.listing.text')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, mb: 2 }}>
        {[[paths.listing, 'see'] as const, [paths.board, 'board'] as const].map(([path, name]) => (
          <Link
            key={name}
            href={path.href(place.slug)}
            underline="always"
            sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
          >
            {t(`manage.listing.${name}`)}
          </Link>
        ))}
      </Stack>
      <Loaded {...listing}>
        {(data) => (
          <OwnListingForm
            key={data.version}
            {...{ id, onGone }}
            listing={data}
            start={
              joined?.version === data.version
                ? joined
                : { values: listingValues(data), conflict: null }
            }
            onConflict={(typed) => onConflict(typed, data)}
            onSaved={(saved) => {
              toast.success(t(saved.waiting ? 'manage.listing.sent' : 'manage.listing.saved'));
              void listing.mutate(saved, { revalidate: false });
              void mutate(organisationKeys.one(place.slug));
            }}
          />
        )}
      </Loaded>
    </section>
  );
}
