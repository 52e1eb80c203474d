import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { PriorityReason } from '#common/priority.ts';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import { waitingWords, type ClockWindow } from '#src/lib/waitWords.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '1.2em',
  width: '100%',
  maxWidth: '34em',
});

const ListButton = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  // A browser writes buttons in 13 px, whatever the size of the kiosk.
  font: 'inherit',
  minHeight: '12em',
  padding: '1em 1.2em',
  display: 'grid',
  gap: '0.2em',
  borderRadius: '0.9em',
  textAlign: 'center',
  ...theme.mixins.solid('active'),
  '& strong': { fontSize: '2.4em', lineHeight: 1.15, fontWeight: 750, overflowWrap: 'anywhere' },
  '& strong:has(> :nth-child(2))': {
    ...theme.mixins.beside,
    justifyContent: 'center',
    gap: '0.5em',
  },
  '&[data-letter]': {
    justifyContent: 'start',
    justifyItems: 'start',
    textAlign: 'start',
    '& strong': { justifyContent: 'start' },
  },
  '& small': { fontSize: '1.1em', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& small::first-letter': { textTransform: 'uppercase' },
  // Several services share a screen.
  '[data-several] > &': { minHeight: '6.2em', '& strong': { fontSize: '1.7em' } },
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
  '&.Mui-focusVisible': {
    outline: `0.2em solid ${theme.vars.palette.text.primary}`,
    outlineOffset: '0.2em',
  },
}));

const Chosen = styled('p')(({ theme }) => ({
  fontSize: '1.1em',
  fontWeight: 650,
  textAlign: 'center',
  '&:not(:empty)': {
    padding: '0.6em 0.8em',
    borderRadius: '0.6em',
    ...theme.mixins.soft('accent'),
  },
  '&:empty': { position: 'absolute' },
}));

const Hint = styled('p')(({ theme }) => ({
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

const Statement = styled('div')(({ theme }) => ({
  padding: '1.4em 1.2em',
  borderRadius: '0.9em',
  textAlign: 'center',
  border: `0.08em dashed ${theme.vars.palette.roles.neutral.outline}`,
  '& strong': { display: 'block', fontSize: '1.5em', lineHeight: 1.25, fontWeight: 650 },
  '& p': { margin: '0.4em 0 0', fontSize: '1.1em' },
}));

interface DoorList {
  code: string;
  /** Name of the list. Null if the place has only one. */
  service: string | null;
  state: 'open' | 'paused' | 'full' | 'closed';
  waiting: number;
  /** Letter of the service, before its numbers. */
  letter?: string | null;
  /** Predicted time of the call for a number taken now. */
  window?: ClockWindow | string | null;
  message: string | null;
}

export interface KioskStartProps {
  lists?: readonly DoorList[];
  pending?: string | null;
  onTake?: (code: string) => void;
  /** Offers priority, in a place with several services. A second click withdraws it. */
  priority?: { reason: PriorityReason | null; onAsk: () => void };
}

/** A button for each list that issues tickets, and the reason why others do not. */
export function KioskStart({ lists = [], pending = null, onTake, priority }: KioskStartProps) {
  const { t } = useTranslation();
  return (
    <Root data-several={lists.length > 1 ? '' : undefined}>
      {priority && lists.length > 0 && (
        <Chosen role="status">
          {priority.reason &&
            t('kiosk.priority.chosen', { reason: t(`hall.reasons.${priority.reason}`) })}
        </Chosen>
      )}
      {lists.length === 0 && (
        <Statement>
          <strong>{t('kiosk.state.none')}</strong>
        </Statement>
      )}
      {lists.map(({ code, service, state, waiting, letter, window, message }) =>
        state === 'open' ? (
          <ListButton
            key={code}
            data-letter={letter ? '' : undefined}
            disableRipple
            aria-disabled={pending !== null || undefined}
            aria-busy={pending === code || undefined}
            onClick={() => {
              if (pending === null) onTake?.(code);
            }}
          >
            <strong>
              {letter && pending !== code && <ServiceLetter>{letter}</ServiceLetter>}
              <span>{pending === code ? t('kiosk.taking') : service || t('kiosk.take')}</span>
            </strong>
            <small>
              {[
                waitingWords(t, waiting),
                window && typeof window !== 'string' ? t('kiosk.about', { ...window }) : window,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </ListButton>
        ) : (
          <Statement key={code}>
            <strong>
              {service ? `${service}: ${t(`kiosk.state.${state}`)}` : t(`kiosk.state.${state}`)}
            </strong>
            {message && <p>{message}</p>}
          </Statement>
        ),
      )}
      {priority && lists.length > 0 && (
        <>
          <Button
            variant="text"
            size="large"
            aria-disabled={pending !== null || undefined}
            onClick={() => {
              if (pending === null) priority.onAsk();
            }}
            sx={{ fontSize: '1em' }}
          >
            {t(priority.reason ? 'kiosk.priority.without' : 'kiosk.priority.ask')}
          </Button>
          <Hint>{t('kiosk.unordered')}</Hint>
        </>
      )}
    </Root>
  );
}
