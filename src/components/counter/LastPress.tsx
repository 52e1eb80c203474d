import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Undo from '@mui/icons-material/Undo';
import { useTranslation } from 'react-i18next';

const Root = styled('div')(({ theme }) => ({
  minHeight: 44,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Out of the flow, but still there to announce what comes.
  '& > :empty': { position: 'absolute' },
  '& [role="alert"]:not(:empty)': {
    flex: 1,
    padding: theme.spacing(1.25, 2),
    borderRadius: 10,
    color: theme.vars.palette.roles.danger.text,
    backgroundColor: theme.vars.palette.roles.danger.background,
    border: `1px solid ${theme.vars.palette.roles.danger.outline}`,
  },
}));

export interface LastPressProps {
  /** Result of the last press, as a sentence; none before the first one. */
  text?: string;
  /** It was refused: the sentence says why. */
  refused?: boolean;
  /** Counts the presses, so that the same sentence is announced again. */
  count?: number;
  pending?: boolean;
  /** Without it there is no button. */
  onUndo?: () => void;
}

/** Result of the last press, announced to screen readers, with a button to undo it. */
export function LastPress({ text, refused, count, pending, onUndo }: LastPressProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <span role="status">{!refused && text && <span key={count}>{text}</span>}</span>
      <span role="alert">{refused && text && <span key={count}>{text}</span>}</span>
      {text && onUndo && (
        <Button variant="text" startIcon={<Undo />} disabled={pending} onClick={onUndo}>
          {t('tickets.actions.undo')}
        </Button>
      )}
    </Root>
  );
}
