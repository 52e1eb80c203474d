import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '#src/api/submissions.ts';
import { OwnListingRow } from '#src/components/cards/listing/OwnListingRow.tsx';
import { paths } from '#src/config/paths.ts';
import { useClaims, useSubmissions } from '#src/hooks/data/account/own.ts';
import { useListingTexts } from '#src/i18n/listingTexts.ts';

/** A titled list of the dashboard; nothing without rows. */
function OwnSection({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5 }}>
        {children}
      </Box>
    </Box>
  );
}

/** Listings that the person has written and places claimed, each with its state. */
export function OwnListings() {
  useListingTexts();
  const { t } = useTranslation();
  const { data: submissions } = useSubmissions();
  const { data: claims } = useClaims();

  const linkTo = (to: string, name: string, label: string) => (
    <Button href={to} aria-label={name} variant="outlined">
      {label}
    </Button>
  );
  const actionOf = ({ code, state, slug, fields }: Submission) => {
    const title = fields.title || t('listings.untitled');
    if (state === 'draft' || state === 'returned')
      return linkTo(
        `${paths.addListing.href()}?listing=${encodeURIComponent(code)}`,
        t('listings.goOn', { title }),
        t('common.continue'),
      );
    return (
      slug && linkTo(paths.listing.href(slug), t('listings.see', { title }), t('listings.view'))
    );
  };

  return (
    <>
      <OwnSection id="own-listings" title={t('listings.own')}>
        {(submissions?.records ?? []).map((listing) => (
          <li key={listing.code}>
            <OwnListingRow
              title={listing.fields.title}
              state={listing.state}
              reason={listing.reason}
              action={actionOf(listing)}
            />
          </li>
        ))}
      </OwnSection>
      <OwnSection id="own-claims" title={t('listings.claims.own')}>
        {(claims?.records ?? []).map(({ code, organisation: { slug, title }, state, reason }) => (
          <li key={code}>
            <OwnListingRow
              title={title}
              state={state === 'approved' ? 'published' : state}
              label={t(`listings.claims.${state}`)}
              reason={reason}
              action={
                state === 'approved'
                  ? linkTo(
                      paths.manage.href(slug),
                      t('listings.claims.manage', { title }),
                      t('navigation.panel.manageIt'),
                    )
                  : linkTo(
                      paths.listing.href(slug),
                      t('listings.see', { title }),
                      t('listings.view'),
                    )
              }
            />
          </li>
        ))}
      </OwnSection>
    </>
  );
}
