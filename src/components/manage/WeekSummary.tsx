import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import { spanOf } from '#common/input/unbroken.ts';
import type { AgreedCounters, WeekReport } from '#common/contract/places/week.ts';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { weekdayName } from '#src/lib/dates.ts';
import { WeekPicture } from './WeekPicture.tsx';

export type Week = Camel<WeekReport>;
export type AgreedSlot = Camel<AgreedCounters>;
/** Counters that are to be open in some hours of a weekday. */
export type BusyHours = Omit<AgreedSlot, 'countersBefore'>;

const PROPOSAL_WEEKS = 4;

const Sentences = styled('p')(({ theme }) => ({
  maxWidth: '34em',
  marginBottom: theme.spacing(3),
  fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
  lineHeight: 1.5,
  '& span + span::before': { content: '" "' },
}));

/** The week, and the proposal beside it in a wide window. */
const Halves = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
}));

const Suggestion = styled('section')(({ theme }) => ({
  padding: theme.spacing(2.5),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.subtitle1, fontWeight: 650, margin: theme.spacing(0, 0, 1) },
  '& strong': { display: 'block', fontSize: '1.375rem', fontWeight: 750, lineHeight: 1.35 },
  '& p': { maxWidth: '42em' },
  '& small': {
    ...theme.mixins.note,
    display: 'block',
    margin: theme.spacing(0.5, 0, 1),
  },
}));

const Acts = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(1, 1.5),
  marginTop: theme.spacing(2),
}));

const hoursOf = ({ from, to }: Pick<AgreedSlot, 'from' | 'to'>): string =>
  spanOf(`${from}:00`, `${to}:00`);

const slotWords = (t: TFunction, language: string, slot: BusyHours): string =>
  t('weekReport.proposal.text', {
    day: weekdayName(slot.weekday, language),
    hours: hoursOf(slot),
    count: slot.counters,
  }).replace(/:$/, '');

/** The week in sentences: people and their change, no-shows, the wait, and the slowest hour. */
function weekSentences(t: TFunction, language: string, week: Week): string[] {
  const more = week.served - week.servedBefore;
  const change =
    more === 0
      ? t('weekReport.same')
      : t(more > 0 ? 'weekReport.more' : 'weekReport.fewer', { count: Math.abs(more) });
  const before =
    week.waitBefore === null || week.waitBefore === week.wait
      ? ''
      : t('weekReport.before', { minutes: week.waitBefore });
  return [
    `${t('weekReport.people', { count: week.served, change })} ${t('weekReport.noShows', { count: week.noShows })}`,
    ...(week.wait === null ? [] : [t('weekReport.wait', { count: week.wait, before })]),
    week.slowest
      ? t('weekReport.slowest', {
          day: weekdayName(week.slowest.weekday, language),
          hours: hoursOf(week.slowest),
          count: week.slowest.wait,
        })
      : t('weekReport.quiet'),
  ];
}

export interface WeekSummaryProps {
  week: Week;
  /** Counters of the plan. With fewer than proposed, accepting changes the plan. */
  planCounters: number;
  /** The screen where staff open counters. */
  counterHref: string;
  pending?: boolean;
  onAccept?: (slot: BusyHours) => void;
  onWithdraw?: (slot: AgreedSlot) => void;
  onEmail?: (isOn: boolean) => void;
}

/** The last week of a place in three sentences and one picture, with one proposed change. */
export function WeekSummary({
  week,
  planCounters,
  counterHref,
  pending = false,
  onAccept,
  onWithdraw,
  onEmail,
}: WeekSummaryProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { proposal, agreed, weeks } = week;
  const isPlanned = proposal !== null && proposal.counters <= planCounters;
  return (
    <Halves>
      {week.served === 0 && week.servedBefore === 0 ? (
        <EmptyState
          picture="tickets"
          headingLevel={3}
          title={t('weekReport.empty')}
          text={t('weekReport.emptyText')}
        />
      ) : (
        <div>
          <Sentences>
            {weekSentences(t, language, week).map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </Sentences>
          <WeekPicture days={week.days} />
        </div>
      )}
      <div>
        <Suggestion aria-label={t('weekReport.proposal.title')}>
          <h3>{t('weekReport.proposal.title')}</h3>
          {proposal ? (
            <>
              <p>
                <span>
                  {t('weekReport.proposal.text', {
                    day: weekdayName(proposal.weekday, language),
                    hours: hoursOf(proposal),
                    count: proposal.counters,
                  })}
                </span>
                <strong>
                  {t('weekReport.proposal.saves', { count: proposal.waitNow - proposal.waitThen })}
                </strong>
              </p>
              <small>
                {t('weekReport.proposal.basis', {
                  now: proposal.waitNow,
                  after: proposal.waitThen,
                })}
              </small>
              <p>
                {isPlanned
                  ? t('weekReport.proposal.enough', { count: planCounters })
                  : t('weekReport.proposal.effect', {
                      count: proposal.counters,
                      before: planCounters,
                    })}
              </p>
              <Acts>
                <PendingButton pending={pending} onClick={() => onAccept?.(proposal)}>
                  {t(isPlanned ? 'weekReport.proposal.note' : 'weekReport.proposal.accept')}
                </PendingButton>
                {isPlanned && (
                  <Button href={counterHref}>{t('weekReport.proposal.toCounter')}</Button>
                )}
              </Acts>
            </>
          ) : (
            <p>
              {weeks < PROPOSAL_WEEKS
                ? t('weekReport.proposal.few', { weeks })
                : t('weekReport.proposal.none')}
            </p>
          )}
          {agreed.length > 0 && (
            <Box sx={{ mt: 2 }}>
              <Typography variant="subtitle2" component="h4">
                {t('weekReport.proposal.agreed')}
              </Typography>
              <ul>
                {agreed.map((slot) => {
                  const words = slotWords(t, language, slot);
                  const undo = slot.countersBefore ? 'undo' : 'withdraw';
                  return (
                    <Box
                      component="li"
                      key={`${slot.weekday}/${slot.from}`}
                      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
                    >
                      <span>{words}</span>
                      <PendingButton
                        variant="text"
                        pending={pending}
                        aria-label={`${t(`weekReport.proposal.${undo}`)}: ${words}`}
                        onClick={() => onWithdraw?.(slot)}
                      >
                        {t(`weekReport.proposal.${undo}`)}
                      </PendingButton>
                    </Box>
                  );
                })}
              </ul>
            </Box>
          )}
        </Suggestion>
        <FormControlLabel
          sx={{ mt: 2 }}
          label={t('weekReport.email')}
          control={
            <Switch checked={week.weeklyEmail} onChange={(_event, isOn) => onEmail?.(isOn)} />
          }
        />
      </div>
    </Halves>
  );
}
