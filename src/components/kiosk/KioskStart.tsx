import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { waitingWords } from '#src/lib/waitWords.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '1.2em',
  width: '100%',
  maxWidth: '34em',
});

const ListButton = styled(ButtonBase)(({ theme }) => ({
  width: '100%',
  minHeight: '10em',
  padding: '1em 1.2em',
  display: 'grid',
  gap: '0.2em',
  borderRadius: '0.9em',
  textAlign: 'center',
  color: theme.vars.palette.roles.active.onFill,
  backgroundColor: theme.vars.palette.roles.active.fill,
  '& strong': { fontSize: '2.4em', lineHeight: 1.15, fontWeight: 750, overflowWrap: 'anywhere' },
  '& span': { fontSize: '1.1em', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& span::first-letter': { textTransform: 'uppercase' },
  '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
  '&.Mui-focusVisible': {
    outline: `0.2em solid ${theme.vars.palette.text.primary}`,
    outlineOffset: '0.2em',
  },
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
  message: string | null;
}

export interface KioskStartProps {
  lists?: readonly DoorList[];
  pending?: string | null;
  onTake?: (code: string) => void;
}

/** A button for each list that issues tickets, and the reason why others do not. */
export function KioskStart({ lists = [], pending = null, onTake }: KioskStartProps) {
  const { t } = useTranslation();
  return (
    <Root>
      {lists.length === 0 && (
        <Statement>
          <strong>{t('kiosk.state.none')}</strong>
        </Statement>
      )}
      {lists.map(({ code, service, state, waiting, message }) =>
        state === 'open' ? (
          <ListButton
            key={code}
            disableRipple
            aria-disabled={pending !== null || undefined}
            aria-busy={pending === code || undefined}
            onClick={() => {
              if (pending === null) onTake?.(code);
            }}
          >
            <strong>{pending === code ? t('kiosk.taking') : service || t('kiosk.take')}</strong>
            <span>{waitingWords(t, waiting)}</span>
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
    </Root>
  );
}
