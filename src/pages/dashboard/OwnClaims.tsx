import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OwnListingRow } from '#src/components/cards/listing/OwnListingRow.tsx';
import { paths } from '#src/config/paths.ts';
import { useClaims } from '#src/hooks/data/account/own.ts';
import { useListingTexts } from '#src/i18n/listingTexts.ts';

/** The places that the person has claimed, with what has become of each; nothing without any. */
export function OwnClaims() {
  useListingTexts();
  const { t } = useTranslation();
  const { data } = useClaims();
  if (!data || data.records.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="own-claims">
      <Typography id="own-claims" variant="h2" sx={{ fontSize: '1.375rem', mb: 2 }}>
        {t('listings.claims.own')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.records.map(({ code, organisation: { slug, title }, state, reason }) => (
          <li key={code}>
            <OwnListingRow
              title={title}
              state={state === 'approved' ? 'published' : state}
              label={t(`listings.claims.${state}`)}
              reason={reason}
              action={
                <Button
                  component={Link}
                  to={(state === 'approved' ? paths.manage : paths.listing).href(slug)}
                  aria-label={t(`listings.${state === 'approved' ? 'claims.manage' : 'see'}`, {
                    title,
                  })}
                  variant="outlined"
                >
                  {t(state === 'approved' ? 'listings.claims.toManage' : 'listings.view')}
                </Button>
              }
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
