import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import Undo from '@mui/icons-material/Undo';
import { useTranslation } from 'react-i18next';
import { bringIntoView } from '#src/hooks/goTo.ts';

const Root = styled('div')(({ theme }) => ({
  minHeight: 44,
  ...theme.mixins.row,
  justifyContent: 'space-between',
  columnGap: theme.spacing(1),
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Its words end where the card's do.
  '& > button': { marginInline: `auto ${theme.spacing(-2.5)}` },
  // Takes no space, but stays in the DOM as a live region.
  '& > :empty': { position: 'absolute' },
  '& [role="alert"]:not(:empty)': {
    flex: 1,
    padding: theme.spacing(1.25, 2),
    borderRadius: 10,
    ...theme.mixins.soft('danger'),
    border: `1px solid ${theme.vars.palette.roles.danger.outline}`,
  },
}));

const Left = styled('span')(({ theme }) => ({
  flex: 'none',
  marginInlineStart: 'auto',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  // On a phone, the sentence needs the width.
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** On a phone, the button of a refused action may be far below. */
const reveal = (sentence: HTMLElement | null): void =>
  bringIntoView(sentence, { block: 'nearest' });

export interface LastActionProps {
  /** Result of the last action, as a sentence. Absent before the first action. */
  text?: string;
  /** The server refused the action. The sentence gives the reason. */
  refused?: boolean;
  /** Number of actions, so that a repeated sentence is announced again. */
  count?: number;
  pending?: boolean;
  /** Time left to undo. Not announced. */
  left?: string;
  /** Without it, there is no undo button. */
  onUndo?: () => void;
}

/** Result of the last action, announced to screen readers, with an undo button. */
export function LastAction({ text, refused, count, pending, left, onUndo }: LastActionProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <span role="status">{!refused && text && <span key={count}>{text}</span>}</span>
      <span role="alert">
        {refused && text && (
          <span key={count} ref={reveal}>
            {text}
          </span>
        )}
      </span>
      {left !== undefined && <Left aria-hidden>{left}</Left>}
      {text && onUndo && (
        <Button
          variant="text"
          startIcon={<Undo />}
          disabled={pending}
          aria-keyshortcuts="Z"
          onClick={onUndo}
        >
          {t('tickets.actions.undo')}
        </Button>
      )}
    </Root>
  );
}
