import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import InfoOutlined from '@mui/icons-material/InfoOutlined';

/** The button of a tip, also until the code of the tip has loaded. */
export function TipButton(props: IconButtonProps) {
  return (
    <IconButton edge="end" {...props}>
      <InfoOutlined />
    </IconButton>
  );
}
