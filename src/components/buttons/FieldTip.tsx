import Tooltip from '@mui/material/Tooltip';
import { TipButton } from './TipButton.tsx';

/** A button that explains its field to a mouse, a finger and a keyboard. */
export function FieldTip({ text }: { text: string }) {
  return (
    <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={4000} arrow>
      <TipButton aria-label={text} />
    </Tooltip>
  );
}
