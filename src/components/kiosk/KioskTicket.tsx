import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '#src/components/board/QrCode.tsx';
import { TicketFigure, TicketSheet, tornEdge } from '#src/components/cards/ticket/ticketPaper.ts';
import { labelOf, widthInDigits } from '#src/lib/line/ticketLabel.ts';
import { aheadWords, type ClockWindow } from '#src/lib/waitWords.ts';
import { besideNumbers } from './kioskFrame.ts';

const Root = styled('div')({
  width: '100%',
  maxWidth: '24em',
  display: 'grid',
  gap: '1.1em',
  [besideNumbers]: { maxWidth: '34em' },
});

/** A paper that is wide enough for its two parts side by side, so that a low screen shows both. */
const wide = '@container (min-width: 520px)';

const Halves = styled('div')({
  [wide]: {
    '&:has(> * + *)': { display: 'grid', gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

const Part = styled('div')(({ theme }) => ({
  padding: '1em 1.2em',
  ...theme.mixins.middle,
  alignContent: 'center',
  gap: '0.3em',
  textAlign: 'center',
  ...theme.mixins.soft('ticket'),
  '& p': { fontSize: '1.15em', fontVariantNumeric: 'tabular-nums lining-nums' },
}));

const Figure = styled(TicketFigure)({
  display: 'block',
  // A digit is 0.62em wide. This is the largest size that fits the number of digits.
  fontSize: 'min(10em, calc((100cqi - 2.4em) / (0.62 * var(--digits, 2))))',
  [wide]: { fontSize: 'min(10em, calc((60cqi - 2.4em) / (0.62 * var(--digits, 2))))' },
});

/** Printed only. The screen shows the name above the ticket. */
const PlaceName = styled('p')({
  display: 'none',
  fontWeight: 650,
  '@media print': { display: 'block' },
});

const Buttons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '0.6em',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '& button': { minHeight: '3.2em', fontSize: '1em' },
  '& + p': { ...theme.typography.body2, textAlign: 'center' },
}));

export interface KioskPaperProps {
  place?: string;
  rank?: number | null;
  label?: string | null;
  ahead?: number | null;
  /** Predicted time of the call, or a sentence instead. Null if unknown. */
  window?: ClockWindow | string | null;
  /** False if the place may close before the call. */
  enough?: boolean;
  /** Name of the service, if the place has several. Its numbers are not called in sequence. */
  service?: string | null;
  /** Address of the ticket's page. Null if there is none. */
  link?: string | null;
  /** Six digits that open the ticket without a scan, and where to type them. Null if there are none. */
  lookup?: { digits: string; address: string } | null;
  /** Called when everything is visible, including the QR code. */
  onDrawn?: () => void;
}

/** A printed ticket with a QR code of its page. */
export function KioskPaper({
  place = '',
  rank = null,
  label,
  ahead = null,
  window = null,
  enough = true,
  service = null,
  link = null,
  lookup = null,
  onDrawn,
}: KioskPaperProps) {
  const { t, i18n } = useTranslation();
  const figure = labelOf({ rank, label }, i18n.language);
  return (
    <TicketSheet data-paper>
      <Halves>
        <Part sx={{ ...tornEdge('bottom'), ...(link && { [wide]: tornEdge('right') }) }}>
          <PlaceName>{place}</PlaceName>
          <div role="status">
            {t('tickets.yours')}{' '}
            <Figure translate="no" style={{ '--digits': widthInDigits(figure) } as CSSProperties}>
              {figure}
            </Figure>
          </div>
          {service && <p>{service}</p>}
          {ahead !== null && <p>{ahead === 0 ? t('kiosk.ticket.first') : aheadWords(t, ahead)}</p>}
          {window && (
            <p>{typeof window === 'string' ? window : t('kiosk.ticket.window', { ...window })}</p>
          )}
          {!enough && <p>{t('booking.notEnough')}</p>}
          {service && <small>{t('kiosk.unordered')}</small>}
        </Part>
        {link && (
          <Part sx={{ ...tornEdge('top'), [wide]: tornEdge('left') }}>
            <QrCode value={link} onDrawn={onDrawn} style={{ width: '9em' }} />
            <p>{t('kiosk.ticket.follow')}</p>
            {lookup && (
              <p>
                <span>{t('kiosk.ticket.lookup', { address: lookup.address })}</span>{' '}
                <strong translate="no">{lookup.digits}</strong>
              </p>
            )}
          </Part>
        )}
      </Halves>
    </TicketSheet>
  );
}

export interface KioskTicketProps extends KioskPaperProps {
  /** Seconds until the screen returns to the start. */
  seconds: number;
  onPrint?: () => void;
  onDone?: () => void;
}

/** A ticket that a kiosk has just issued, on screen and on paper. */
export function KioskTicket({ seconds, onPrint, onDone, ...paper }: KioskTicketProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <KioskPaper {...paper} />
      <Buttons>
        <Button variant="outlined" onClick={onPrint}>
          {t('common.print')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('kiosk.ticket.done')}
        </Button>
      </Buttons>
      <p aria-hidden>{t('kiosk.ticket.back', { count: seconds })}</p>
    </Root>
  );
}
