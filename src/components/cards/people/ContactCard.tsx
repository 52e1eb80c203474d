import EmailOutlined from '@mui/icons-material/EmailOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionsButton } from '#src/components/buttons/DirectionsButton.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { CardSurface } from '#src/components/cards/cardSurface.ts';
import { telOf } from '#common/input/phone.ts';
import { hostOf, siteOf } from './contact.ts';
import { foreign } from '#common/greek/foreign.ts';

const Root = styled(CardSurface)(({ theme }) => ({
  height: 'auto',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5),
  // As wide as the panels beside it.
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3.5) },
}));

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: theme.spacing(1.5),
    overflowWrap: 'anywhere',
  },
  '& svg': { gridRow: 'span 2', marginTop: 2, color: theme.vars.palette.primary.main },
  '& .what': theme.mixins.smallNote,
  '& dd': { fontWeight: 500, gridColumn: 2 },
  '& a': {
    ...theme.mixins.inline,
    minHeight: 24,
    '@media (pointer: coarse)': { minHeight: 44, marginBlock: -6 },
  },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: '1.375rem',
}));

export interface ContactCardProps {
  /** Name of the place. Omit it if the page shows it above. */
  title?: string;
  address?: string | null;
  phone?: string | readonly string[] | null;
  email?: string | readonly string[] | null;
  website?: string | null;
  /** Destination of the route link, in degrees. */
  position?: { latitude: number; longitude: number } | null;
  children?: ReactNode;
}

const listOf = (known: string | readonly string[] | null | undefined): readonly string[] =>
  typeof known === 'string' ? [known].filter(Boolean) : (known ?? []);

const linksOf = (known: readonly string[], hrefOf: (one: string) => string): ReactNode =>
  known.map((one) => (
    <div key={one}>
      <Link href={hrefOf(one)}>{one}</Link>
    </div>
  ));

/** Contact details of a place. Unknown ones are left out. */
export function ContactCard({
  title,
  address,
  phone,
  email,
  website,
  position,
  children,
}: ContactCardProps) {
  const { t, i18n } = useTranslation();
  const newTab = <VisuallyHidden> ({t('common.opensInNewTab')})</VisuallyHidden>;
  const rows: {
    what: 'address' | 'phone' | 'email' | 'website';
    icon: ReactNode;
    how: ReactNode;
  }[] = [];
  if (address)
    rows.push({
      what: 'address',
      icon: <PlaceOutlined />,
      how: <span lang={foreign(address, i18n.language)}>{address}</span>,
    });
  const phones = listOf(phone);
  const emails = listOf(email);
  if (phones.length > 0)
    rows.push({ what: 'phone', icon: <PhoneOutlined />, how: linksOf(phones, telOf) });
  if (emails.length > 0)
    rows.push({
      what: 'email',
      icon: <EmailOutlined />,
      how: linksOf(emails, (one) => `mailto:${one}`),
    });
  if (website)
    rows.push({
      what: 'website',
      icon: <LanguageOutlined />,
      how: (
        <Link href={siteOf(website)} target="_blank" rel="ugc nofollow noreferrer">
          {hostOf(website)}
          {newTab}
        </Link>
      ),
    });
  if (rows.length === 0 && !position) return null;
  return (
    <Root as="div">
      {title && <Title as="h2">{title}</Title>}
      {rows.length > 0 && (
        <Rows>
          {rows.map(({ what, icon, how }) => (
            <div key={what}>
              <dt style={{ display: 'contents' }}>
                {icon}
                <span className="what">{t(`fields.${what}`)}</span>
              </dt>
              <dd translate="no">{how}</dd>
            </div>
          ))}
        </Rows>
      )}
      {children}
      {position && <DirectionsButton to={position} quiet />}
    </Root>
  );
}
