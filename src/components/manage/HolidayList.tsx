import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { holidayOn } from '#common/calendar/holidays.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { holidayName } from '#src/lib/plan/planDays.ts';
import type { ManagedDay } from './DayList.tsx';

const Row = styled('li')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1, 2),
  padding: theme.spacing(1.5, 0),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > div:first-of-type': { flex: '1 1 220px', minWidth: 0 },
  '& strong': { fontWeight: 650 },
  '& time': { display: 'block', color: theme.vars.palette.text.secondary },
  '& time::first-letter': { textTransform: 'uppercase' },
}));

const Buttons = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1),
}));

const Decided = styled('span')(({ theme }) => ({
  ...theme.mixins.inline,
  gap: theme.spacing(0.75),
  minHeight: 44,
  fontWeight: 500,
  color: theme.vars.palette.roles.success.text,
}));

export interface HolidayListProps {
  days: readonly ManagedDay[];
  /** The city of the place, for its local holiday. */
  city?: string | null;
  /** The plan has numbers on public holidays. */
  openOnHolidays?: boolean;
  pending?: boolean;
  /** Closes these dates, each with the name of its holiday. */
  onConfirm?: (holidays: { date: string; name: string }[]) => void;
  onOpen?: (date: string) => void;
}

/** The holidays ahead, by name, each with the choice between closed and open. */
export function HolidayList({
  days,
  city = null,
  openOnHolidays = false,
  pending = false,
  onConfirm,
  onOpen,
}: HolidayListProps) {
  const { t, i18n } = useTranslation();
  const rows = days.flatMap((day) => {
    const name = holidayName(t, day.date, city);
    return name ? [{ day, name, isLocal: holidayOn(day.date) === null }] : [];
  });
  // An owner decides about each local holiday; the plan closes the public ones.
  const toConfirm = rows
    .filter(({ day, isLocal }) => !day.byHand && !isLocal && !openOnHolidays)
    .map(({ day, name }) => ({ date: day.date, name }));
  if (rows.length === 0) return <Typography>{t('holidays.none')}</Typography>;
  return (
    <>
      <Typography sx={{ mb: 1.5, maxWidth: '42em' }}>
        {t(openOnHolidays ? 'holidays.openToo' : 'holidays.text')}
      </Typography>
      <ul>
        {rows.map(({ day, name, isLocal }) => {
          const words = formatDate(day.date, i18n.language);
          return (
            <Row key={day.date}>
              <div>
                <strong>{name}</strong>{' '}
                {isLocal && <Chip size="small" variant="outlined" label={t('holidays.local')} />}
                <time dateTime={day.date}>{words}</time>
              </div>
              {day.byHand ? (
                <Decided>
                  <CheckCircleOutlined fontSize="small" aria-hidden />
                  <span>{t(day.byHand.closed ? 'holidays.confirmed' : 'holidays.opened')}</span>
                </Decided>
              ) : (
                <Buttons>
                  <PendingButton
                    variant="outlined"
                    pending={pending}
                    aria-label={t('holidays.confirmOf', { name, day: words })}
                    onClick={() => onConfirm?.([{ date: day.date, name }])}
                  >
                    {t('holidays.confirm')}
                  </PendingButton>
                  <Button
                    aria-label={t('holidays.openOf', { name, day: words })}
                    onClick={() => onOpen?.(day.date)}
                  >
                    {t('holidays.open')}
                  </Button>
                </Buttons>
              )}
            </Row>
          );
        })}
      </ul>
      {toConfirm.length > 1 && (
        <PendingButton pending={pending} onClick={() => onConfirm?.(toConfirm)} sx={{ mt: 1 }}>
          {t('holidays.confirmAll', { count: toConfirm.length })}
        </PendingButton>
      )}
    </>
  );
}
