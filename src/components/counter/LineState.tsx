import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Add from '@mui/icons-material/Add';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingButton } from '#src/components/buttons/PendingButton.tsx';
import type { RoleName } from '#theme/roles.ts';

/** Whether a list issues numbers, and whether people are called. */
export type LineStateName = 'open' | 'paused' | 'closed';

const roleOf: Record<LineStateName, RoleName> = {
  open: 'success',
  paused: 'waiting',
  closed: 'neutral',
};

const Root = styled('section')<{ tone: RoleName }>(({ theme, tone }) => ({
  padding: theme.spacing(1.5, 2),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `6px solid ${theme.vars.palette.roles[tone].fill}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

const State = styled('div')(({ theme }) => ({
  flex: '1 1 100px',
  '&:has(span)': { flexBasis: '100%' },
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { display: 'block' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& .MuiButton-root': { paddingInline: theme.spacing(1.75) },
}));

export interface LineStateProps extends Omit<ComponentProps<'section'>, 'children'> {
  state?: LineStateName;
  message?: string | null;
  pending?: boolean;
  /** A number is being taken for somebody without an account. */
  addingWalkIn?: boolean;
  onPause?: () => void;
  onOpen?: () => void;
  onClose?: () => void;
  onWalkIn?: () => void;
}

/** Whether a list is open, paused or closed, and what a member can change about it. */
export function LineState({
  state = 'open',
  message = null,
  pending = false,
  addingWalkIn = false,
  onPause,
  onOpen,
  onClose,
  onWalkIn,
  ...rest
}: LineStateProps) {
  const { t } = useTranslation();
  const pausedText = message
    ? t('counter.state.pausedText', { message })
    : t('counter.state.pausedSilent');
  return (
    <Root tone={roleOf[state]} aria-label={t('counter.state.label')} {...rest}>
      <State>
        <strong>{t(`counter.state.${state}`)}</strong>
        {state === 'paused' && <span>{pausedText}</span>}
        {state === 'closed' && <span>{message ?? t('counter.state.closedText')}</span>}
      </State>
      <Controls>
        {state !== 'closed' && (
          <PendingButton
            variant="outlined"
            startIcon={<Add />}
            pending={addingWalkIn}
            onClick={onWalkIn}
          >
            {t('counter.state.walkIn')}
          </PendingButton>
        )}
        <PendingButton
          variant="outlined"
          startIcon={state === 'open' ? <Pause /> : <PlayArrow />}
          pending={pending}
          aria-keyshortcuts="P"
          onClick={state === 'open' ? onPause : onOpen}
        >
          {t(
            state === 'open'
              ? 'counter.state.pause'
              : state === 'paused'
                ? 'counter.state.resume'
                : 'counter.state.reopen',
          )}
        </PendingButton>
        {state !== 'closed' && (
          <Button onClick={onClose} disabled={pending}>
            {t('counter.state.close')}
          </Button>
        )}
      </Controls>
    </Root>
  );
}
