import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { StatusChip, type TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import {
  CardSurface,
  CardText,
  hoverLift,
  StretchedLink,
} from '#src/components/cards/cardSurface.ts';
import { standalone } from '#src/components/display/standalone.ts';
import { placeOf } from '#src/components/cards/people/contact.ts';
import { aheadWords } from '#src/lib/waitWords.ts';

const Root = styled(CardSurface)(({ theme }) => ({
  flexDirection: 'row',
  ...hoverLift(theme),
}));

const Stub = styled('div')(({ theme }) => ({
  flex: 'none',
  minWidth: 92,
  ...theme.mixins.middle,
  alignContent: 'center',
  padding: theme.spacing(2),
  marginBlock: theme.spacing(1.5),
  borderInlineEnd: `2px dashed ${theme.vars.palette.divider}`,
}));

const Caption = styled('span')(({ theme }) => ({
  ...theme.mixins.smallNote,
  fontWeight: 500,
}));

const Figure = styled('span')(({ theme }) => ({
  fontSize: '2.5rem',
  lineHeight: 1.05,
  ...theme.mixins.figure,
  letterSpacing: '-0.03em',
  color: theme.vars.palette.roles.ticket.fill,
}));

const Body = styled('div')(({ theme }) => ({
  ...theme.mixins.fill,
  ...theme.mixins.stack,
  justifyItems: 'start',
  alignContent: 'start',
  // A long word breaks rather than widening the page with large text.
  overflowWrap: 'anywhere',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2),
}));

const Title = styled('h3')(({ theme }) => ({
  fontSize: '1.0625rem',
  ...theme.mixins.title,
}));

/** Dates are already formatted. */
export interface TicketRow {
  code: string;
  /** Null if the server does not send it. */
  rank: number | null;
  label?: string | null;
  status: TicketStatusName;
  title: string;
  /** Name of the service, if the place has several. */
  service?: string | null;
  href: string;
  /** The page of the ticket. Null if there is none. */
  ticketHref?: string | null;
  address: string;
  city?: string | null;
  image?: string | null;
  date: string;
  takenAt: string;
  peopleAhead?: number | null;
  reason?: string | null;
}

/** A link from a ticket in a list to its own page. */
export function OpenNumber({ ticketHref = null, rank, label, title }: TicketRow) {
  const { t, i18n } = useTranslation();
  if (ticketHref === null) return null;
  const number = labelOf({ rank, label }, i18n.language);
  return (
    <Link
      href={ticketHref}
      // The name of the place distinguishes the links for screen readers.
      aria-label={t('tickets.openNumberAt', { rank: number, title })}
      variant="body2"
      sx={{
        // Raises the link above the one that covers the card.
        ...standalone,
        zIndex: 1,
      }}
    >
      {t('tickets.openNumber', { rank: number })}
    </Link>
  );
}

/** A ticket in a list on a phone. */
export function TicketCard({ ticket }: { ticket: TicketRow }) {
  const { status, title, peopleAhead, reason } = ticket;
  const { t, i18n } = useTranslation();
  const place = placeOf(ticket.address, ticket.city);
  return (
    <Root>
      <Stub>
        <Caption>{t('tickets.number')}</Caption>
        <Figure translate="no">{labelOf(ticket, i18n.language)}</Figure>
      </Stub>
      <Body>
        <StatusChip status={status} />
        <Title>
          <StretchedLink href={ticket.href}>{title}</StretchedLink>
        </Title>
        {ticket.service && <CardText>{ticket.service}</CardText>}
        {place && <CardText>{place}</CardText>}
        <CardText sx={{ color: 'text.primary', fontWeight: 500 }}>{ticket.date}</CardText>
        {status === 'running' && <strong>{t('tickets.yourTurn')}</strong>}
        {status === 'scheduled' && peopleAhead != null && (
          <strong>{aheadWords(t, peopleAhead)}</strong>
        )}
        {reason && <CardText>{reason}</CardText>}
        <Caption>{t('tickets.takenAt', { date: ticket.takenAt })}</Caption>
        <OpenNumber {...ticket} />
      </Body>
    </Root>
  );
}
