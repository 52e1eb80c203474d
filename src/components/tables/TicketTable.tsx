import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled, useTheme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { placeOf } from '#src/components/cards/people/contact.ts';
import {
  OpenNumber,
  TicketCard,
  type TicketRow,
} from '#src/components/cards/ticket/TicketCard.tsx';
import { StatusChip } from '#src/components/display/place/StatusChip.tsx';
import { standalone } from '#src/components/display/standalone.ts';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { radii } from '#theme/tokens.ts';
import { aheadWords } from '#src/lib/waitWords.ts';

export interface TicketTableProps {
  tickets?: TicketRow[];
  loading?: boolean;
  /** Accessible name of the table. */
  caption?: string;
  emptyState?: ReactNode;
}

const none: TicketRow[] = [];

const Frame = styled(TableContainer)(({ theme }) => ({
  ...theme.mixins.sheet,
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& tbody > tr': { position: 'relative' },
  '& tbody > tr:hover': { backgroundColor: theme.vars.palette.roles.active.background },
}));

const Rank = styled('span')(({ theme }) => ({
  fontSize: '2rem',
  lineHeight: 1,
  ...theme.mixins.figure,
  letterSpacing: '-0.02em',
  color: theme.vars.palette.roles.ticket.fill,
}));

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(2),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '72px minmax(0, 1fr)' },
}));

const Thumb = styled('div')(({ theme }) => ({
  borderRadius: radii.control,
  overflow: 'hidden',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const Soft = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Cards = styled('ul')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(1.5),
}));

function SkeletonRow() {
  return (
    <TableRow sx={{ height: 88 }}>
      <TableCell sx={{ pl: 3 }}>
        <Skeleton width={44} height={44} />
      </TableCell>
      <TableCell>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Skeleton variant="rounded" width={72} height={54} sx={{ flex: 'none' }} />
          <Stack sx={{ flex: 1 }}>
            <Skeleton width="58%" />
            <Skeleton width="42%" />
          </Stack>
        </Stack>
      </TableCell>
      <TableCell>
        <Skeleton width="80%" />
      </TableCell>
      <TableCell>
        <Skeleton width="80%" />
      </TableCell>
      <TableCell sx={{ pr: 3 }}>
        <Skeleton width={112} height={32} />
      </TableCell>
    </TableRow>
  );
}

/** The tickets of a person: a table on wide screens, cards on a phone. */
export function TicketTable({
  tickets = none,
  loading = false,
  caption,
  emptyState,
}: TicketTableProps) {
  const { t, i18n } = useTranslation();
  const theme = useTheme();
  const roomy = useMediaQuery(theme.breakpoints.up('md'));
  const label = caption ?? t('tables.tickets');

  if (!loading && tickets.length === 0) return <>{emptyState}</>;

  if (!roomy)
    return loading ? (
      <Stack component="output" spacing={1.5} aria-label={t('common.loading')}>
        {Array.from({ length: 3 }, (_, card) => (
          <Skeleton key={card} variant="rounded" height={196} />
        ))}
      </Stack>
    ) : (
      <Cards aria-label={label}>
        {tickets.map((ticket) => (
          <li key={ticket.code}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </Cards>
    );

  const ahead = ({ status, peopleAhead, reason }: TicketRow): ReactNode => {
    if (reason) return reason;
    if (status === 'running') return t('tickets.yourTurn');
    if (status !== 'scheduled' || peopleAhead == null) return null;
    return aheadWords(t, peopleAhead);
  };

  return (
    <Frame>
      <Table aria-busy={loading}>
        <VisuallyHidden as="caption">
          {loading ? `${label}: ${t('common.loading')}` : label}
        </VisuallyHidden>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 104, pl: 3 }}>{t('tickets.number')}</TableCell>
            <TableCell>{t('tables.organisation')}</TableCell>
            <TableCell sx={{ width: '15%' }}>{t('tables.date')}</TableCell>
            <TableCell sx={{ width: '16%' }}>{t('tables.takenAt')}</TableCell>
            <TableCell sx={{ width: '20%', pr: 3 }}>{t('tables.status')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {loading
            ? Array.from({ length: 5 }, (_, row) => <SkeletonRow key={row} />)
            : tickets.map((ticket) => (
                <TableRow key={ticket.code} sx={{ height: 88 }}>
                  <TableCell sx={{ pl: 3 }}>
                    <Rank translate="no">{labelOf(ticket, i18n.language)}</Rank>
                  </TableCell>
                  <TableCell component="th" scope="row">
                    <Place>
                      <Thumb>
                        <Picture src={ticket.image} ratio={4 / 3} />
                      </Thumb>
                      <div>
                        <Link
                          href={ticket.href}
                          sx={{
                            ...standalone,
                            fontWeight: 650,
                            fontSize: '1rem',
                            color: 'text.primary',
                          }}
                        >
                          {ticket.title}
                        </Link>
                        {ticket.service && <Soft sx={{ fontWeight: 500 }}>{ticket.service}</Soft>}
                        <Soft sx={{ fontWeight: 400 }}>{placeOf(ticket.address, ticket.city)}</Soft>
                      </div>
                    </Place>
                  </TableCell>
                  <TableCell sx={{ fontWeight: 500 }}>{ticket.date}</TableCell>
                  <TableCell sx={{ color: 'text.secondary' }}>{ticket.takenAt}</TableCell>
                  <TableCell sx={{ pr: 3 }}>
                    <StatusChip status={ticket.status} />
                    <Soft sx={{ mt: 0.5 }}>{ahead(ticket)}</Soft>
                    <OpenNumber {...ticket} />
                  </TableCell>
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </Frame>
  );
}
