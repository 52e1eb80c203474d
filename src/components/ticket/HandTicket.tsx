import { styled } from '@mui/material/styles';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  TicketBottom,
  TicketFigure,
  TicketSheet,
  TicketTop,
} from '#src/components/cards/ticket/ticketPaper.ts';
import { StatusChip, type TicketStatusName } from '#src/components/display/place/StatusChip.tsx';
import { labelOf, widthInDigits, type TicketNumber } from '#src/lib/line/ticketLabel.ts';

/** Each state has its own paper. */
type Look = 'waiting' | 'called' | 'over';

const lookOf: Record<TicketStatusName, Look> = {
  scheduled: 'waiting',
  running: 'called',
  processed: 'over',
  aborted: 'over',
  cancelled: 'over',
};

const Upper = styled(TicketTop)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(0.5),
  '[data-look="called"] &': {
    color: theme.vars.palette.roles.active.onFill,
    backgroundColor: theme.vars.palette.roles.active.fill,
  },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.spacing(1),
  ...theme.typography.body1,
  fontWeight: 500,
}));

const Figure = styled(TicketFigure)(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 1),
  // A digit is 0.62em wide. The number must be legible at arm's length.
  fontSize: 'clamp(4rem, min(42cqi, calc((100cqi - 56px) / (0.62 * var(--digits, 2)))), 13rem)',
  lineHeight: 0.92,
  '[data-look="called"] &': { color: 'inherit' },
  '[data-look="over"] &': {
    fontSize: '4rem',
    color: theme.vars.palette.text.secondary,
  },
}));

const Title = styled('strong')({
  fontSize: '1.25rem',
  lineHeight: 1.3,
  fontWeight: 650,
  overflowWrap: 'break-word',
  '& a': { color: 'inherit' },
});

export interface HandTicketProps extends TicketNumber {
  status: TicketStatusName;
  /** Name of the place, or a link to it. */
  title?: ReactNode;
  /** Date and purpose of the list, already translated. */
  date?: ReactNode;
  /** Content below the perforation: position, call or outcome. */
  children?: ReactNode;
}

/** The ticket on its own page, as large as the screen allows. The paper changes on a call. */
export function HandTicket({ rank, label, status, title, date, children }: HandTicketProps) {
  const { t, i18n } = useTranslation();
  const figure = labelOf({ rank, label }, i18n.language);
  return (
    <TicketSheet data-look={lookOf[status]} aria-label={t('tickets.numberOf', { rank: figure })}>
      <Upper>
        <Head>
          <span aria-hidden>{t('tickets.number')}</span>
          <StatusChip status={status} />
        </Head>
        <Figure
          translate="no"
          as="p"
          style={{ '--digits': widthInDigits(figure) } as CSSProperties}
        >
          {figure}
        </Figure>
        {title && <Title>{title}</Title>}
        {date && <span>{date}</span>}
      </Upper>
      {children && <TicketBottom>{children}</TicketBottom>}
    </TicketSheet>
  );
}
