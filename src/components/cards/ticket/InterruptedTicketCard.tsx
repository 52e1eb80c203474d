import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TicketBottom, TicketSheet, torn } from './ticketPaper.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { formatNumber } from '#src/lib/numbers.ts';
import { waitingWords } from '#src/lib/waitWords.ts';

const wide = '@container (min-width: 560px)';

const Paper = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  color: theme.vars.palette.roles.ticket.text,
  [wide]: { flexDirection: 'row' },
}));

/** The number is not taken yet, so it is printed in outline. */
const Stub = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 3),
  backgroundColor: theme.vars.palette.roles.active.background,
  color: theme.vars.palette.roles.active.text,
  ...torn('bottom'),
  [wide]: {
    width: 176,
    flex: 'none',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: theme.spacing(0.5),
    textAlign: 'center',
    ...torn('right'),
  },
}));

const Figure = styled('strong')({
  fontSize: '3.75rem',
  lineHeight: 1,
  fontWeight: 750,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const Body = styled(TicketBottom)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  [wide]: torn('left'),
}));

const Heading = styled('h2')({
  fontSize: '1.25rem',
  lineHeight: 1.25,
  fontWeight: 650,
});

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '& > *': { flex: '1 1 auto' },
  [wide]: { '& > *': { flex: 'none' } },
}));

export interface InterruptedTicketCardProps {
  title?: string;
  href?: string;
  /** The chosen day, already formatted. */
  date?: string;
  peopleWaiting?: number | null;
  nextRank?: number | null;
  onTake?: () => void;
  taking?: boolean;
  /** Discards the interrupted ticket; without it there is no such button. */
  onDismiss?: () => void;
  failure?: string | null;
}

/**
 * The ticket that signing in interrupted: its details, with one press to take it and one to discard
 * it. Shown once on the dashboard, above everything else.
 */
export function InterruptedTicketCard({
  title = '',
  href,
  date,
  peopleWaiting,
  nextRank,
  onTake,
  taking = false,
  onDismiss,
  failure,
}: InterruptedTicketCardProps) {
  const { t, i18n } = useTranslation();
  const heading = useId();
  return (
    <TicketSheet as="section" aria-labelledby={heading}>
      <Paper>
        {nextRank != null && (
          <Stub>
            <span>{t('tickets.nextNumber')}</span>
            <Figure>{formatNumber(nextRank, i18n.language)}</Figure>
          </Stub>
        )}
        <Body>
          <Heading as="h2" id={heading}>
            {t('tickets.interrupted.title')}
          </Heading>
          <span>
            {href ? (
              <Link href={href} sx={{ fontWeight: 650 }}>
                {title}
              </Link>
            ) : (
              <strong>{title}</strong>
            )}
          </span>
          {date && <span>{date}</span>}
          {peopleWaiting != null && (
            <Box sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {waitingWords(t, peopleWaiting)}
            </Box>
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
          <Actions>
            <PendingButton
              size="large"
              pending={taking}
              pendingLabel={t('booking.taking')}
              onClick={onTake}
            >
              {t('booking.take')}
            </PendingButton>
            {onDismiss && (
              <Button size="large" disabled={taking} onClick={onDismiss}>
                {t('tickets.interrupted.dismiss')}
              </Button>
            )}
          </Actions>
        </Body>
      </Paper>
    </TicketSheet>
  );
}
