import EmailOutlined from '@mui/icons-material/EmailOutlined';
import DirectionsOutlined from '@mui/icons-material/DirectionsOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { CardSurface } from './cardSurface.ts';
import { hostOf, siteOf, telOf } from './contact.ts';

const name = 'SeiraContactCard';

const Root = styled(CardSurface, { name, slot: 'root' })(({ theme }) => ({
  height: 'auto',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5),
}));

const Rows = styled('dl', { name, slot: 'rows' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: theme.spacing(1.5),
    overflowWrap: 'anywhere',
  },
  '& svg': { gridRow: 'span 2', marginTop: 2, color: theme.vars.palette.primary.main },
  '& .what': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 500, gridColumn: 2 },
  '& a': { display: 'inline-block', minHeight: 24 },
}));

export interface ContactCardProps {
  /** Where the place is. */
  address?: string | null;
  /** Its telephone number. */
  phone?: string | null;
  /** Its email address. */
  email?: string | null;
  /** Its website. */
  website?: string | null;
  /** Where directions to it are found. */
  directionsHref?: string | null;
}

/** How a place is reached: only what is known of it. */
export function ContactCard({ address, phone, email, website, directionsHref }: ContactCardProps) {
  const { t } = useTranslation();
  const newTab = <VisuallyHidden> ({t('common.opensInNewTab')})</VisuallyHidden>;
  const rows: {
    what: 'address' | 'phone' | 'email' | 'website';
    icon: ReactNode;
    how: ReactNode;
  }[] = [];
  if (address) rows.push({ what: 'address', icon: <PlaceOutlined />, how: address });
  if (phone)
    rows.push({
      what: 'phone',
      icon: <PhoneOutlined />,
      how: <Link href={telOf(phone)}>{phone}</Link>,
    });
  if (email)
    rows.push({
      what: 'email',
      icon: <EmailOutlined />,
      how: <Link href={`mailto:${email}`}>{email}</Link>,
    });
  if (website)
    rows.push({
      what: 'website',
      icon: <LanguageOutlined />,
      how: (
        <Link href={siteOf(website)} target="_blank" rel="noreferrer">
          {hostOf(website)}
          {newTab}
        </Link>
      ),
    });
  if (rows.length === 0 && !directionsHref) return null;
  return (
    <Root as="div">
      {rows.length > 0 && (
        <Rows>
          {rows.map(({ what, icon, how }) => (
            <div key={what}>
              <dt style={{ display: 'contents' }}>
                {icon}
                <span className="what">{t(`cards.contact.${what}`)}</span>
              </dt>
              <dd>{how}</dd>
            </div>
          ))}
        </Rows>
      )}
      {directionsHref && (
        <Button
          variant="outlined"
          startIcon={<DirectionsOutlined />}
          href={directionsHref}
          target="_blank"
          rel="noreferrer"
        >
          {t('cards.contact.directions')}
          {newTab}
        </Button>
      )}
    </Root>
  );
}
