import AccessTime from '@mui/icons-material/AccessTime';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { DirectionsButton } from '#src/components/buttons/DirectionsButton.tsx';
import { spanOf } from '#common/input/unbroken.ts';
import { weekdayOf } from '#common/calendar/days.ts';
import { normalIntervals } from '#common/calendar/hoursRules.ts';
import { telOf } from '#common/input/phone.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { serviceDateOf } from '#src/lib/wait/days.ts';

const Root = styled('section')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1, 2),
  [theme.breakpoints.down('sm')]: { columnGap: theme.spacing(1) },
  padding: theme.spacing(1.5, 2),
  ...theme.mixins.sheet,
  '& > p': {
    flex: '1 1 auto',
    ...theme.mixins.beside,
    gap: theme.spacing(1),
    minHeight: 44,
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > svg': { color: theme.vars.palette.primary.main },
    // Two buttons share the next line.
    [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
  },
  '& > .MuiButton-root': {
    minHeight: 44,
    whiteSpace: 'nowrap',
    // Side by side if both fit, as wide as their text at least.
    [theme.breakpoints.down('sm')]: {
      flex: '1 1 auto',
      whiteSpace: 'normal',
      paddingInline: theme.spacing(1),
    },
  },
}));

/** Today's hours, the telephone and directions. */
export function Today({ organisation }: { organisation: Organisation }) {
  const { t } = useTranslation();
  const { openingHours, changedDays, phone, position } = organisation;
  const today = serviceDateOf(organisation);
  const changed = changedDays.find(({ date }) => date === today);
  const usual = openingHours.find(({ weekday }) => weekday === weekdayOf(today));
  const intervals = normalIntervals((changed ?? usual)?.intervals ?? []);
  const hours = intervals.map(({ from, to }) => spanOf(from, to)).join(', ');
  const isKnown = openingHours.length > 0 || changed !== undefined;
  if (!isKnown && !phone && !position) return null;
  return (
    <Root aria-label={t('details.today.label')}>
      {isKnown && (
        <p>
          <AccessTime aria-hidden />
          <span suppressHydrationWarning>
            {hours ? t('details.today.hours', { hours }) : t('details.today.closed')}
          </span>
        </p>
      )}
      {phone && (
        <Button variant="outlined" href={telOf(phone)} startIcon={<PhoneOutlined />}>
          {phone}
        </Button>
      )}
      {position && <DirectionsButton to={position} />}
    </Root>
  );
}
