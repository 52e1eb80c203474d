import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LegalDialogProps } from './LegalDialog.tsx';
import { telOf } from '#common/input/phone.ts';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { CATEGORY_NAMES } from '#common/categories.ts';
import { Logo } from '#src/components/navigation/header/Logo.tsx';
import { paths } from '#src/config/paths.ts';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { twoColumns } from '#theme/tokens.ts';

const LegalDialog = lazyDialog(async () => (await import('./LegalDialog.tsx')).LegalDialog);

const Root = styled('footer')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // Reaches below a phone's bottom bar, for which the page leaves room.
  [theme.breakpoints.down('md')]: {
    'body:has([data-bottom-bar="booking"]) &': { marginBottom: -80, paddingBottom: 80 },
  },
  '& li': { breakInside: 'avoid' },
  '& address': { fontStyle: 'normal', fontSize: '0.9375rem' },
  '& address > :first-of-type': { ...theme.mixins.beside, minHeight: 36 },
  '& ul a, & address a, & button.link': {
    ...theme.mixins.inline,
    minHeight: 36,
    padding: 0,
    ...theme.mixins.plainButton,
    fontSize: '0.9375rem',
    textAlign: 'start',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': {
      color: theme.vars.palette.primary.main,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 },
  },
}));

const quickLinks = [
  { key: 'places', to: paths.listingGrid.href() },
  { key: 'topPlaces', to: paths.topPlace.href() },
  { key: 'about', to: paths.about.href() },
  { key: 'pricing', to: paths.pricing.href() },
  { key: 'blog', to: paths.blogGrid.href() },
  { key: 'contact', to: paths.contact.href() },
] as const;

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // A group, because screens have regions with the same names.
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

const currentYear = () => Number(serverToday().slice(0, 4));

/** The footer of every screen: quick links, categories, contact and legal notices. */
export function AppFooter() {
  const { t } = useTranslation();
  const [thisYear] = useState(currentYear);
  const [legal, setLegal] = useState<LegalDialogProps['kind']>('terms');
  const [legalOpen, setLegalOpen] = useState(false);
  const showLegal = (kind: LegalDialogProps['kind']) => () => {
    setLegal(kind);
    setLegalOpen(true);
  };
  const phone = t('navigation.footer.phone');
  const email = t('navigation.footer.email');
  return (
    <Root data-last>
      <Container sx={{ pt: { xs: 5, md: 7 }, pb: 3 }}>
        <Box
          sx={{
            display: 'grid',
            columnGap: 4,
            rowGap: 5,
            gridTemplateColumns: {
              xs: twoColumns,
              sm: 'repeat(3, minmax(0, 1fr))',
              md: '1.5fr 1fr 1.6fr 1.2fr',
            },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Logo />
            <Typography sx={{ mt: 1.5, maxWidth: 320, color: 'text.secondary' }}>
              {t('navigation.footer.about')}
            </Typography>
          </Box>
          <Column title={t('navigation.footer.quickLinks')}>
            <ul>
              {quickLinks.map(({ key, to }) => (
                <li key={key}>
                  <Link to={to}>{t(`navigation.links.${key}`)}</Link>
                </li>
              ))}
            </ul>
          </Column>
          <Column title={t('navigation.links.categories')}>
            <Box component="ul" sx={{ columns: { md: 2 }, columnGap: 3 }}>
              {CATEGORY_NAMES.map((name) => {
                const label = t(`forms.categories.${name}`);
                return (
                  <li key={name}>
                    <Link to={paths.listingGrid.href(label)}>{label}</Link>
                  </li>
                );
              })}
            </Box>
          </Column>
          <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <Column title={t('navigation.links.contact')}>
              <address translate="no">
                <div>{t('navigation.footer.address')}</div>
                <div>
                  <a href={telOf(phone)}>{phone}</a>
                </div>
                <div>
                  <a href={`mailto:${email}`}>{email}</a>
                </div>
              </address>
            </Column>
          </Box>
        </Box>
        <Box
          sx={{
            mt: 5,
            pt: 2,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 4,
            rowGap: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('navigation.footer.rights', { year: thisYear })}
          </Typography>
          <Box
            component="ul"
            aria-label={t('navigation.footer.legal')}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
          >
            {(['terms', 'privacy'] as const).map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  className="link"
                  onClick={showLegal(kind)}
                  {...LegalDialog.hoverProps}
                >
                  {t(`navigation.links.${kind}`)}
                </button>
              </li>
            ))}
            <li>
              <Link to={paths.faq.href()}>{t('navigation.links.help')}</Link>
            </li>
          </Box>
        </Box>
      </Container>
      <LegalDialog open={legalOpen} kind={legal} onClose={() => setLegalOpen(false)} />
    </Root>
  );
}
