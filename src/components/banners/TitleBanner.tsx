import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Verified from '@mui/icons-material/Verified';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#common/line/wait.ts';
import { PriceLevel } from '#src/components/display/place/PriceLevel.tsx';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import { radii } from '#theme/tokens.ts';
import { foreign } from '#common/greek/foreign.ts';

const Sheet = styled('div', { name: 'SeiraTitleBanner', slot: 'sheet' })(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3.5, 4) },
}));

const Row = styled('div', { name: 'SeiraTitleBanner', slot: 'row' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.75),
}));

const Mention = styled('span', { name: 'SeiraTitleBanner', slot: 'mention' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  ...theme.typography.body2,
  fontWeight: 500,
  '& svg': { fontSize: '1.25rem' },
}));

/** On phones the actions stand in two columns, so that all are seen and the rest is near. */
const Actions = styled('div', { name: 'SeiraTitleBanner', slot: 'actions' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    width: '100%',
    '& > .MuiButton-root': {
      paddingInline: theme.spacing(0.75),
      fontSize: '0.875rem',
      lineHeight: 1.2,
    },
    '& .MuiButton-startIcon': { marginInline: '0 6px' },
  },
}));

export interface TitleBannerProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  title?: string;
  address?: string;
  /** Its rating; `null` for none yet, left out when the server says nothing. */
  rating?: number | null;
  reviewsCount?: number;
  /** Its price level, 1 to 4. */
  priceLevel?: number | null;
  category?: { label: ReactNode; icon?: ReactNode };
  verified?: boolean;
  claim?: ReactNode;
  wait?: Wait | null;
  actions?: ReactNode;
}

/** The top of a listing: its name and the facts to know before reading on. */
export function TitleBanner({
  title = '',
  address = '',
  rating,
  reviewsCount,
  priceLevel = null,
  category,
  verified = false,
  claim,
  wait = null,
  actions,
  ...rest
}: TitleBannerProps) {
  const { t, i18n } = useTranslation();
  const sheet = (
    <Sheet className="sheet">
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0, flex: '1 1 360px' }}>
        {(category || verified || claim) && (
          <Row>
            {category && (
              <Mention sx={{ color: 'secondary.main' }}>
                {category.icon}
                {category.label}
              </Mention>
            )}
            {verified && (
              <Mention sx={{ color: 'roles.success.text' }}>
                <Verified aria-hidden />
                {t('banners.verified')}
              </Mention>
            )}
            {claim && <Mention>{claim}</Mention>}
          </Row>
        )}
        <Typography
          variant="h1"
          tabIndex={-1}
          lang={foreign(title, i18n.language)}
          sx={(theme) => ({
            overflowWrap: 'anywhere',
            [theme.breakpoints.between('md', 'lg')]: { fontSize: '2.25rem' },
          })}
        >
          {title}
        </Typography>
        {wait && <WaitLine wait={wait} style={{ fontSize: '1.0625rem' }} />}
        {address && (
          <Mention sx={{ color: 'text.secondary', alignItems: 'flex-start' }}>
            <PlaceOutlined aria-hidden />
            <span lang={foreign(address, i18n.language)}>{address}</span>
          </Mention>
        )}
        {(rating !== undefined || priceLevel !== null) && (
          <Row>
            {rating !== undefined && <Rating value={rating} count={reviewsCount} />}
            {priceLevel !== null && <PriceLevel level={priceLevel} />}
          </Row>
        )}
      </Box>
      {actions && <Actions>{actions}</Actions>}
    </Sheet>
  );
  return (
    <header {...rest}>
      <Container disableGutters>{sheet}</Container>
    </header>
  );
}
