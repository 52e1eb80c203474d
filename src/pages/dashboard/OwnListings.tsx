import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Submission } from '#src/api/submissions.ts';
import { OwnListingRow } from '#src/components/cards/listing/OwnListingRow.tsx';
import { paths } from '#src/config/paths.ts';
import { useSubmissions } from '#src/hooks/data/account/own.ts';
import { useListingTexts } from '#src/i18n/listingTexts.ts';

/** The listings that the person has written, with what has become of each; nothing without any. */
export function OwnListings() {
  useListingTexts();
  const { t } = useTranslation();
  const { data } = useSubmissions();
  if (!data || data.records.length === 0) return null;

  const actionOf = ({ code, state, slug, fields: { title } }: Submission) => {
    const name = title || t('listings.untitled');
    if (state === 'draft' || state === 'returned') {
      return (
        <Button
          component={Link}
          to={`${paths.addListing.href()}?listing=${encodeURIComponent(code)}`}
          aria-label={t('listings.goOn', { title: name })}
          variant="outlined"
        >
          {t('listings.continue')}
        </Button>
      );
    }
    return slug ? (
      <Button
        component={Link}
        to={paths.listing.href(slug)}
        aria-label={t('listings.see', { title: name })}
        variant="outlined"
      >
        {t('listings.view')}
      </Button>
    ) : null;
  };

  return (
    <Box component="section" aria-labelledby="own-listings">
      <Typography id="own-listings" variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('listings.own')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.records.map((listing) => (
          <li key={listing.code}>
            <OwnListingRow
              title={listing.fields.title}
              state={listing.state}
              reason={listing.reason}
              action={actionOf(listing)}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
