import { styled } from '@mui/material/styles';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Camel } from '#common/contract/camel.ts';
import type { HeldDecision as Contract } from '#common/contract/moderation.ts';
import { LastAction, type LastActionProps } from '#src/components/counter/LastAction.tsx';
import { useNow } from '#src/hooks/clock/useNow.ts';

export type HeldDecision = Camel<Contract>;

const secondsLeft = (held: HeldDecision | undefined, now: number): number =>
  held ? Math.ceil((Date.parse(held.dueAt) - now) / 1000) : 0;

const Section = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(3),
  '& h2': { ...theme.typography.subtitle2, marginBottom: theme.spacing(0.5) },
  '& li': {
    minHeight: 48,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: theme.spacing(1),
    paddingBlock: theme.spacing(0.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > span:first-of-type': { ...theme.mixins.clamp(2), overflowWrap: 'anywhere' },
  '& li > button': { marginInlineEnd: theme.spacing(-2) },
}));

const Seconds = styled('span')(({ theme }) => ({
  ...theme.mixins.note,
  minWidth: '4.5em',
  textAlign: 'end',
  // On a phone, the title needs the width.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Reserves two lines, so that nothing moves when the time ends. */
const Line = styled('div')(({ theme }) => ({
  minHeight: 56,
  display: 'grid',
  alignItems: 'center',
  marginBottom: theme.spacing(1),
  '& > p': theme.mixins.note,
  '& > p + div': { position: 'absolute' },
  '& > div': { flexWrap: 'nowrap' },
  '& [role="status"] > span': { ...theme.mixins.clamp(2), overflowWrap: 'anywhere' },
  '& > div > button': { flex: 'none', marginInlineEnd: theme.spacing(-2) },
}));

interface Undoing {
  /** True while a decision is being undone. */
  pending?: boolean;
  onUndo?: (decision: HeldDecision) => void;
}

export interface HeldDecisionsProps extends Undoing {
  /** Latest first. Those that are due are left out. */
  held: readonly HeldDecision[];
}

/** Decisions that can still be undone, each with the time left. */
export function HeldDecisions({ held, pending, onUndo }: HeldDecisionsProps) {
  const { t } = useTranslation();
  const now = useNow(1000);
  const heading = useId();
  const open = held.filter((one) => secondsLeft(one, now) > 0);
  if (open.length === 0) return null;
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('moderation.held.title')}</h2>
      <ul>
        {open.map((one) => (
          <li key={`${one.kind}/${one.code}`}>
            <span>{t(`moderation.done.${one.decision}`, { title: one.title })}</span>
            <Seconds aria-hidden>
              {t('moderation.held.seconds', { count: secondsLeft(one, now) })}
            </Seconds>
            <Button
              variant="text"
              startIcon={<Undo />}
              disabled={pending}
              aria-label={t('moderation.held.undo', { title: one.title })}
              onClick={() => onUndo?.(one)}
            >
              {t('tickets.actions.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export interface LastDecisionProps
  extends Pick<LastActionProps, 'text' | 'refused' | 'count'>, Undoing {
  /** The last decision, while it can be undone. */
  held: HeldDecision | undefined;
  /** Shown in its place before the first decision. */
  before?: string;
}

/** The outcome of the last decision, and its undo with the time left. */
export function LastDecision({ held, before, pending, onUndo, ...result }: LastDecisionProps) {
  const { t } = useTranslation();
  const left = secondsLeft(held, useNow(1000));
  const isOpen = held && left > 0;
  return (
    <Line>
      {before && !result.text && <p>{before}</p>}
      <LastAction
        {...result}
        pending={pending}
        left={isOpen ? t('moderation.held.seconds', { count: left }) : undefined}
        onUndo={isOpen ? () => onUndo?.(held) : undefined}
      />
    </Line>
  );
}
