import { styled } from '@mui/material/styles';
import Campaign from '@mui/icons-material/Campaign';
import Check from '@mui/icons-material/Check';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Undo from '@mui/icons-material/Undo';
import EditNote from '@mui/icons-material/EditNote';
import HowToReg from '@mui/icons-material/HowToRegOutlined';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import {
  TicketBottom,
  TicketFigure,
  TicketSheet,
  TicketTop,
} from '#src/components/cards/ticket/ticketPaper.ts';
import { useNow } from '#src/hooks/clock/useNow.ts';
import { counterIn } from '#src/lib/counterName.ts';
import { formatTime } from '#src/lib/dates.ts';
import { formatMinutes, formatTimer } from '#src/lib/durations.ts';
import { labelOf } from '#src/lib/line/ticketLabel.ts';
import { twoColumns } from '#theme/tokens.ts';
import { priorityWords } from './hall/services.ts';
import { since, untilNoShow, type LinePerson } from './types.ts';

const MINUTE_MS = 60_000;

const Paper = styled(TicketTop)(({ theme }) => ({
  minHeight: 216,
  ...theme.mixins.stack,
  alignContent: 'start',
  gap: theme.spacing(0.5),
}));

const Head = styled('h2')(({ theme }) => ({ ...theme.mixins.note, fontWeight: 500 }));

const Figure = styled(TicketFigure)({
  fontSize: 'clamp(4rem, 24cqi, 7.5rem)',
  // In a low window, the button below needs the space.
  '@media (max-height: 860px)': { fontSize: '4.5rem' },
});

const Name = styled('p')(({ theme }) => ({
  fontSize: '1.25rem',
  ...theme.mixins.title,
  overflowWrap: 'anywhere',
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.mixins.note,
  fontVariantNumeric: 'tabular-nums lining-nums',
}));

const Tag = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  justifySelf: 'start',
  padding: theme.spacing(0.25, 1.25),
  borderRadius: 999,
  fontWeight: 650,
  ...theme.mixins.soft('accent'),
}));

const Quote = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(0.5),
  padding: theme.spacing(1, 1.5),
  borderRadius: 10,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...theme.mixins.soft('waiting'),
}));

const Further = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  ...theme.mixins.wrap,
  gap: theme.spacing(0, 0.5),
  '& .MuiButton-root.MuiButton-root': { minHeight: 44, textAlign: 'start' },
}));

/** At the foot of the paper, with a fixed height, so that nothing moves when a result appears. */
const Last = styled('div')(({ theme }) => ({
  alignSelf: 'end',
  minHeight: 45,
  marginTop: theme.spacing(1),
  borderTop: '1px solid transparent',
  '&:has([role]:not(:empty))': { borderColor: theme.vars.palette.divider },
}));

const Actions = styled(TicketBottom)(({ theme }) => ({
  padding: theme.spacing(2.5, 2, 2),
  display: 'grid',
  gridTemplateColumns: twoColumns,
  gap: theme.spacing(1),
  '& .MuiButton-root': { paddingInline: theme.spacing(1), minHeight: 52, lineHeight: 1.25 },
  '@media (forced-colors: active)': {
    '& .MuiButton-contained': { border: '2px solid ButtonText' },
  },
  '@container (max-width: 380px)': { '& .MuiButton-startIcon': { display: 'none' } },
}));

/** Further actions in a place with several services. */
const furtherActions = [
  { action: 'here', icon: HowToReg, keys: 'H' },
  { action: 'transfer', icon: SwapHoriz, keys: 'T' },
  { action: 'park', icon: EditNote, keys: 'F' },
  { action: 'note', icon: StickyNote, keys: 'M' },
] as const;

export type FurtherAction = (typeof furtherActions)[number]['action'];

export type VisitAction = 'recall' | 'done' | 'no_show' | 'return';

const actions: { action: VisitAction; icon: ComponentType<SvgIconProps>; keys: string }[] = [
  { action: 'recall', icon: Campaign, keys: 'R' },
  { action: 'done', icon: Check, keys: 'D' },
  { action: 'no_show', icon: PersonOff, keys: 'N' },
  { action: 'return', icon: Undo, keys: 'B' },
];

export interface VisitCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  visit: LinePerson | null;
  counter: string;
  /** Seconds from a call until the visit can be ended as a no-show. */
  patienceSeconds: number;
  pending: VisitAction | FurtherAction | null;
  onAct: (action: VisitAction) => void;
  /** Further actions that are possible now. */
  further?: readonly FurtherAction[];
  /** The result of the last action, with its undo. */
  lastAction?: ReactNode;
  onFurther?: (action: FurtherAction) => void;
}

/** The current visit of the counter, with its actions. */
export function VisitCard(props: VisitCardProps) {
  const { visit, counter, patienceSeconds, pending, onAct, ...others } = props;
  const { further = [], lastAction, onFurther, ...rest } = others;
  const { t, i18n } = useTranslation();
  const id = useId();
  const now = useNow(1000);
  const age = since(visit?.calledAt ?? null, now) ?? 0;
  const rank = labelOf(visit ?? { rank: null }, i18n.language);
  const priority = visit && priorityWords(t, visit);
  const wait = visit ? untilNoShow(visit, now, patienceSeconds) : 0;
  const isPossible = (action: VisitAction): boolean =>
    visit !== null && (action === 'no_show' ? wait === 0 : visit.can.includes(action));
  return (
    <TicketSheet aria-labelledby={id} {...rest}>
      <Paper>
        <Head id={id}>{t('counter.visit.title', { counter: counterIn(t, counter) })}</Head>
        {visit ? (
          <>
            <Figure translate="no" as="p">
              {rank}
            </Figure>
            <Name>{visit.name ?? t('counter.walkIn')}</Name>
            {visit.service && <Note>{visit.service.name}</Note>}
            {priority && <Tag>{priority}</Tag>}
            {visit.calledAt && (
              <Note>
                {[
                  t('counter.visit.called', { time: formatTime(visit.calledAt) }),
                  age >= MINUTE_MS &&
                    t('counter.visit.since', { time: formatMinutes(age, i18n.language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Note>
            )}
            {visit.beganAt && (
              <Note>{t('hall.visit.began', { time: formatTime(visit.beganAt) })}</Note>
            )}
            {visit.note && <Quote>{visit.note}</Quote>}
          </>
        ) : (
          <>
            <Name sx={{ mt: 2 }}>{t('counter.visit.nobody')}</Name>
            <Note>{t('counter.visit.nobodyText')}</Note>
          </>
        )}
        {lastAction && <Last>{lastAction}</Last>}
      </Paper>
      <Actions
        role="group"
        aria-label={visit ? t('counter.visit.actions', { rank }) : t('counter.visit.nobody')}
      >
        {actions.map(({ action, icon: Icon, keys }) => (
          <PendingButton
            key={action}
            variant={action === 'done' ? 'contained' : 'outlined'}
            color={action === 'done' ? 'success' : 'primary'}
            startIcon={<Icon />}
            pending={pending === action}
            aria-disabled={!isPossible(action)}
            aria-keyshortcuts={keys}
            aria-describedby={action === 'no_show' && wait > 0 ? `${id}-patience` : undefined}
            onClick={() => onAct(action)}
          >
            {action === 'no_show' && wait > 0
              ? t('counter.visit.noShowIn', {
                  time: formatTimer(Math.min(wait, patienceSeconds * 1000) + 999),
                })
              : t(`counter.visit.${action}`)}
          </PendingButton>
        ))}
        {visit && further.length > 0 && (
          <Further role="group" aria-label={t('hall.visit.more', { rank })}>
            {furtherActions
              .filter(({ action }) => further.includes(action))
              .map(({ action, icon: Icon, keys }) => (
                <PendingButton
                  key={action}
                  variant="text"
                  startIcon={<Icon />}
                  pending={pending === action}
                  aria-keyshortcuts={keys}
                  onClick={() => onFurther?.(action)}
                >
                  {t(`hall.visit.${action}`)}
                </PendingButton>
              ))}
          </Further>
        )}
      </Actions>
      <span id={`${id}-patience`} hidden>
        {t('counter.visit.patience')}
      </span>
    </TicketSheet>
  );
}
