import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture, type PictureKind } from '#src/components/media/Picture.tsx';
import { roundAwayFrom, TicketSheet, torn } from './ticketPaper.ts';

const name = 'SeiraBookingReceipt';
const wide = '@container (min-width: 600px)';

const Paper = styled('div', { name, slot: 'paper' })(({ theme }) => ({
  overflow: 'hidden',
  color: theme.vars.palette.roles.ticket.text,
  backgroundColor: theme.vars.palette.roles.ticket.background,
}));

/** Where there is room, the perforation runs vertically between the place and the total. */
const Halves = styled('div', { name, slot: 'halves' })({
  [wide]: { display: 'flex', '& > *': { flex: '1 1 0', minWidth: 0 } },
});

const Upper = styled(Paper, { name, slot: 'upper' })({
  ...roundAwayFrom('bottom'),
  ...torn('bottom'),
  [wide]: { ...roundAwayFrom('right'), ...torn('right') },
});

const Lower = styled(Paper, { name, slot: 'lower' })(({ theme }) => ({
  padding: theme.spacing(2.5, 3, 3),
  ...roundAwayFrom('top'),
  ...torn('top'),
  [wide]: { ...roundAwayFrom('left'), ...torn('left') },
}));

const Place = styled('div', { name, slot: 'place' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2.5, 3, 3),
}));

const Title = styled('h2', { name, slot: 'title' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.h3,
}));

const Address = styled('p', { name, slot: 'address' })(({ theme }) => ({
  margin: 0,
  display: 'flex',
  gap: theme.spacing(0.75),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '1.25rem' },
}));

const Caption = styled('h3', { name, slot: 'caption' })(({ theme }) => ({
  margin: theme.spacing(0, 0, 1),
  ...theme.typography.h5,
}));

const Rows = styled('dl', { name, slot: 'rows' })(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(0.75),
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' },
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

const headings = {
  2: { title: 'h2', caption: 'h3' },
  3: { title: 'h3', caption: 'h4' },
} as const;

export interface BookingReceiptProps {
  title?: string;
  address?: string | null;
  image?: string | null;
  fallback?: PictureKind;
  /** Details of the booking (day, hour, people), already in the reader's language. */
  rows?: readonly { label: string; value: ReactNode }[];
  total?: ReactNode;
  headingLevel?: 2 | 3;
}

/** A booking and its cost, on ticket paper: the place above the tear, the total below. */
export function BookingReceipt({
  title = '',
  address,
  image,
  fallback = 'event',
  rows = [],
  total,
  headingLevel = 2,
}: BookingReceiptProps) {
  const { t } = useTranslation();
  const id = useId();
  const level = headings[headingLevel];
  return (
    <TicketSheet aria-labelledby={id}>
      <Halves>
        <Upper>
          <Picture src={image} ratio={16 / 7} fallback={fallback} />
          <Place>
            <Title as={level.title} id={id}>
              {title}
            </Title>
            {address && (
              <Address>
                <PlaceOutlined aria-hidden />
                {address}
              </Address>
            )}
          </Place>
        </Upper>
        <Lower>
          <Caption as={level.caption}>{t('checkout.receipt.summary')}</Caption>
          <Rows>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {total !== undefined && (
              <div className="total">
                <dt>{t('checkout.receipt.total')}</dt>
                <dd>{total}</dd>
              </div>
            )}
          </Rows>
        </Lower>
      </Halves>
    </TicketSheet>
  );
}
