import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { serverToday } from '#src/lib/clock/serverClock.ts';
import { addDays } from '#common/calendar/days.ts';
import {
  TicketBottom,
  TicketSheet,
  TicketTop,
  tornEdge,
} from '#src/components/cards/ticket/ticketPaper.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { sampleBooking, sampleLinesIn } from '#src/content/booking.ts';
import { inLanguage } from '#src/content/sample.ts';
import { formatDate } from '#src/lib/dates.ts';
import { invoiceTotals } from '#src/lib/invoice.ts';
import { formatEuros, formatNumber } from '#src/lib/numbers.ts';

const wide = '@container (min-width: 600px)';

/** On wide screens, the perforation between place and total is vertical. */
const Halves = styled('div')({
  [wide]: { display: 'flex', '& > *': { flex: '1 1 0', minWidth: 0 } },
});

const Upper = styled(TicketTop)({ overflow: 'hidden', padding: 0, [wide]: tornEdge('right') });

const Lower = styled(TicketBottom)({ [wide]: tornEdge('left') });

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2.5, 3, 3),
}));

const Title = styled('h2')(({ theme }) => theme.typography.h3);

const Address = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.75),
  ...theme.mixins.note,
  '& svg': { fontSize: '1.25rem' },
}));

const Caption = styled('h3')(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  ...theme.typography.h5,
}));

const Rows = styled('dl')(({ theme }) => ({
  '& > div': {
    ...theme.mixins.wrap,
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(0.75),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& > .total': {
    alignItems: 'baseline',
    marginTop: theme.spacing(1),
    paddingTop: theme.spacing(1.5),
    borderTop: `1px dashed ${theme.vars.palette.roles.control.outline}`,
    '& dd': {
      fontSize: 'clamp(2.25rem, 1.9rem + 1.4vw, 3rem)',
      lineHeight: 1.05,
      fontWeight: 750,
      letterSpacing: '-0.02em',
      color: theme.vars.palette.roles.ticket.fill,
    },
  },
}));

export function SampleReceipt() {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { language } = i18n;
  const { place, inDays, hour, adults, children, discount } = sampleBooking;
  const { total } = invoiceTotals(sampleLinesIn(language), discount);
  const rows = {
    date: formatDate(addDays(serverToday(), inDays), language),
    hour,
    adults: formatNumber(adults, language),
    children: formatNumber(children, language),
  };
  return (
    <TicketSheet aria-labelledby={id}>
      <Halves>
        <Upper>
          <Picture src={place.image} ratio={16 / 7} fallback="event" />
          <Place>
            <Title id={id}>{inLanguage(place.title, language)}</Title>
            <Address>
              <PlaceOutlined aria-hidden />
              {inLanguage(place.address, language)}
            </Address>
          </Place>
        </Upper>
        <Lower>
          <Caption>{t('checkout.receipt.summary')}</Caption>
          <Rows>
            {(['date', 'hour', 'adults', 'children'] as const).map((row) => (
              <div key={row}>
                <dt>{t(`checkout.receipt.${row}`)}</dt>
                <dd>{rows[row]}</dd>
              </div>
            ))}
            <div className="total">
              <dt>{t('checkout.receipt.total')}</dt>
              <dd>{formatEuros(total / 100, language)}</dd>
            </div>
          </Rows>
        </Lower>
      </Halves>
    </TicketSheet>
  );
}
