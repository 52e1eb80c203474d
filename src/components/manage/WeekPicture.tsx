import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';

const HEIGHT = 140;

/** Large text stays within its seven columns. */
const Days = styled('ul')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: theme.spacing(0.5, 1),
  maxWidth: 560,
  '& li': {
    ...theme.mixins.middle,
    gridTemplateRows: `1.5em ${HEIGHT}px 1.5em`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& b': { fontSize: 'min(1rem, 6.5cqi)', fontWeight: 650, lineHeight: 1.5 },
  '& small': { ...theme.mixins.note, fontSize: `min(${theme.typography.body2.fontSize}, 6cqi)` },
}));

/** The previous week is an outline behind the bars. */
const Bars = styled('div')(({ theme }) => ({
  position: 'relative',
  width: 'min(100%, 48px)',
  height: HEIGHT,
  borderBottom: `2px solid ${theme.vars.palette.divider}`,
  '& > i': {
    position: 'absolute',
    bottom: 0,
    left: '18%',
    right: '18%',
    borderRadius: '6px 6px 0 0',
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& > i:first-of-type': {
    left: 0,
    right: 0,
    border: `2px dashed ${theme.vars.palette.roles.control.outline}`,
    borderBottom: 0,
    backgroundColor: 'transparent',
  },
}));

const Legend = styled('p')(({ theme }) => ({
  ...theme.mixins.note,
  ...theme.mixins.wrap,
  gap: theme.spacing(0.5, 2.5),
  marginTop: theme.spacing(1),
  '& span': { ...theme.mixins.inline, gap: theme.spacing(0.75) },
  '& i': {
    width: 14,
    height: 14,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& span:last-of-type i': {
    border: `2px dashed ${theme.vars.palette.roles.control.outline}`,
    backgroundColor: 'transparent',
  },
}));

export interface WeekPictureProps {
  days: readonly { date: string; served: number; servedBefore: number }[];
}

/** The people of a week by day, in front of those of the week before. */
export function WeekPicture({ days }: WeekPictureProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const most = Math.max(1, ...days.flatMap(({ served, servedBefore }) => [served, servedBefore]));
  const height = (people: number) => `${Math.round((people / most) * 100)}%`;
  return (
    <figure style={{ margin: 0 }}>
      <VisuallyHidden as="figcaption">{t('weekReport.chart')}</VisuallyHidden>
      <Days>
        {days.map(({ date, served, servedBefore }) => (
          <li key={date}>
            <VisuallyHidden>
              {t('weekReport.bar', {
                day: formatDate(date, language, { weekday: 'long' }),
                served,
                before: servedBefore,
              })}
            </VisuallyHidden>
            <b aria-hidden>{formatNumber(served, language)}</b>
            <Bars aria-hidden>
              <i style={{ height: height(servedBefore), borderTopWidth: servedBefore && 2 }} />
              <i style={{ height: height(served) }} />
            </Bars>
            <small aria-hidden>{formatDate(date, language, { weekday: 'short' })}</small>
          </li>
        ))}
      </Days>
      <Legend aria-hidden>
        <span>
          <i />
          <span>{t('weekReport.now')}</span>
        </span>
        <span>
          <i />
          <span>{t('weekReport.earlier')}</span>
        </span>
      </Legend>
    </figure>
  );
}
