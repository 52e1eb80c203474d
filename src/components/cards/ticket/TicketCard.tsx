import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '#src/lib/numbers.ts';
import { StatusChip, type TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import { CardSurface, lift, StretchedLink } from '#src/components/cards/cardSurface.ts';
import { placeOf } from '#src/components/cards/people/contact.ts';
import { OpenNumber } from './OpenNumber.tsx';
import { aheadWords } from '#src/lib/waitWords.ts';

const name = 'SeiraTicketCard';

const Root = styled(CardSurface, { name, slot: 'root' })(({ theme }) => ({
  flexDirection: 'row',
  ...lift(theme),
}));

const Stub = styled('div', { name, slot: 'stub' })(({ theme }) => ({
  flex: 'none',
  minWidth: 92,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: theme.spacing(2),
  marginBlock: theme.spacing(1.5),
  borderInlineEnd: `2px dashed ${theme.vars.palette.divider}`,
}));

const Caption = styled('span', { name, slot: 'caption' })(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
}));

const Figure = styled('span', { name, slot: 'number' })(({ theme }) => ({
  fontSize: '2.5rem',
  lineHeight: 1.05,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.roles.ticket.fill,
}));

const Body = styled('div', { name, slot: 'body' })(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2),
}));

const Title = styled('h3', { name, slot: 'title' })({
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.3,
  fontWeight: 650,
});

const Text = styled('p', { name, slot: 'text' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export interface TicketCardProps {
  href?: string;
  /** The number's own page, where it can be given back; null without one. */
  ticketHref?: string | null;
  rank?: number | null;
  status?: TicketStatusName;
  title?: string;
  address?: string;
  /** The city, unless the address already says it. */
  city?: string | null;
  image?: string | null;
  /** The day it is for, already formatted. */
  date?: string;
  /** When it was taken, already formatted. */
  takenAt?: string;
  /** How many people are ahead; `null` when the server does not say. */
  peopleAhead?: number | null;
  reason?: string | null;
  headingLevel?: 2 | 3 | 4;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A ticket in a list on a phone: its number first, then where and when. */
export function TicketCard({
  href = '#',
  ticketHref = null,
  rank = 1,
  status = 'scheduled',
  title = '',
  address = '',
  city,
  date,
  takenAt,
  peopleAhead = null,
  reason,
  headingLevel = 3,
}: TicketCardProps) {
  const { t, i18n } = useTranslation();
  const place = placeOf(address, city);
  return (
    <Root>
      <Stub>
        <Caption>{t('tickets.number')}</Caption>
        <Figure>{formatNumber(rank, i18n.language)}</Figure>
      </Stub>
      <Body>
        <StatusChip status={status} />
        <Title as={headings[headingLevel]}>
          <StretchedLink component={RouterLink} to={href}>
            {title}
          </StretchedLink>
        </Title>
        {place && <Text>{place}</Text>}
        {date && <Text sx={{ color: 'text.primary', fontWeight: 500 }}>{date}</Text>}
        {status === 'running' && <strong>{t('tickets.yourTurn')}</strong>}
        {status === 'scheduled' && peopleAhead !== null && (
          <strong>{aheadWords(t, peopleAhead)}</strong>
        )}
        {reason && <Text>{reason}</Text>}
        {takenAt && <Caption>{t('tickets.takenAt', { date: takenAt })}</Caption>}
        <OpenNumber ticketHref={ticketHref} rank={rank} title={title} />
      </Body>
    </Root>
  );
}
