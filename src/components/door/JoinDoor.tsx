import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceLetter } from '#src/components/display/place/ServiceLetter.tsx';
import { NeedsText, type ServiceNeeds } from '#src/components/forms/booking/ServiceChoice.tsx';
import { useNeedsScripts } from '#src/hooks/useNeedsScripts.ts';
import { waitingWords, type ClockWindow } from '#src/lib/waitWords.ts';
import { radii } from '#theme/tokens.ts';

const Root = styled('form')({ display: 'grid', gap: 16 });

const Choice = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: 112,
  padding: theme.spacing(2, 2.5),
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  fontSize: '1rem',
  lineHeight: 1.5,
  borderRadius: radii.card,
  ...theme.mixins.solid('active'),
  '& strong': {
    ...theme.mixins.beside,
    gap: theme.spacing(1.25),
    fontSize: '1.5rem',
    lineHeight: 1.2,
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
  '& span::first-letter': { textTransform: 'uppercase' },
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
  '&.Mui-focusVisible, &:focus-visible': {
    outline: `3px solid ${theme.vars.palette.text.primary}`,
    outlineOffset: 3,
  },
}));

const Shut = styled('p')(({ theme }) => ({
  padding: theme.spacing(2, 2.5),
  borderRadius: radii.card,
  border: `1px dashed ${theme.vars.palette.roles.neutral.outline}`,
  '& strong': { display: 'block', fontSize: '1.125rem' },
}));

interface DoorChoice extends ServiceNeeds {
  /** The code of the service. Null if the place has only one. */
  code: string | null;
  name: string;
  letter: string | null;
  state: 'open' | 'paused' | 'full' | 'closed';
  waiting: number;
  message: string | null;
  /** Predicted time of the call, or a sentence instead. Null if unknown. */
  window: ClockWindow | string | null;
}

export interface JoinDoorProps {
  /** Address to which the form is sent while no script has loaded. */
  action: string;
  choices?: readonly DoorChoice[];
  /** Opens the door. Null where it needs no code. */
  pass?: string | null;
  /** True if this phone took a number before. */
  again?: boolean;
  /** The code of the service being taken; an empty text without services. Null: none. */
  pending?: string | null;
  onTake?: (service: string | null) => void;
}

/**
 * A button for each service that gives numbers at the door, and the reason why others do not. A plain
 * form: without an account, it works before any script has loaded, and without scripts.
 */
export function JoinDoor({
  action,
  choices = [],
  pass = null,
  again = false,
  pending = null,
  onTake,
}: JoinDoorProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const needsScripts = useNeedsScripts(form, 'person');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (!onTake) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onTake((submitter as HTMLButtonElement | null)?.value || null);
  };
  return (
    <Root ref={form} method="post" action={action} onSubmit={submit} {...needsScripts}>
      {pass !== null && <input type="hidden" name="code" value={pass} />}
      {choices.length === 0 && (
        <Shut>
          <strong>{t('join.state.closed')}</strong>
        </Shut>
      )}
      {choices.map(({ code, name, letter, needs, needsLink, state, waiting, message, window }) => {
        const key = code ?? '';
        const title = name || t(again ? 'join.another' : 'join.take');
        if (state !== 'open') {
          return (
            <Shut key={key}>
              {name && <strong>{name}</strong>}
              <span>{t(`join.state.${state}`)}</span>
              {message && <span>{` · ${message}`}</span>}
            </Shut>
          );
        }
        return [
          <Choice
            key={key}
            disableRipple
            type="submit"
            name="service"
            value={key}
            aria-disabled={pending !== null || undefined}
            aria-busy={pending === key || undefined}
          >
            <strong>
              {letter && <ServiceLetter>{letter}</ServiceLetter>}
              <span>{pending === key ? t('join.taking') : title}</span>
            </strong>
            <span>{waitingWords(t, waiting)}</span>
            {window && (
              <span>{typeof window === 'string' ? window : t('join.window', { ...window })}</span>
            )}
          </Choice>,
          <NeedsText key={`${key} needs`} name={name} needs={needs} needsLink={needsLink} />,
        ];
      })}
    </Root>
  );
}
