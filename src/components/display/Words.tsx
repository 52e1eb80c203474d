import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface WordsProps {
  title?: ReactNode;
  text?: ReactNode;
  /** The page's own heading, level 1, can take the focus. */
  level?: 1 | 2 | 3;
  titleSx?: TypographyProps['sx'];
  textSx?: TypographyProps['sx'];
}

/** A heading and a sentence below it. */
export function Words({ title, text, level = 2, titleSx, textSx }: WordsProps) {
  return (
    <div>
      {title && (
        <Typography variant={`h${level}`} tabIndex={level === 1 ? -1 : undefined} sx={titleSx}>
          {title}
        </Typography>
      )}
      {text && (
        <Typography
          variant="subtitle1"
          // The text may bring paragraphs of its own.
          component={typeof text === 'string' ? 'p' : 'div'}
          sx={[{ mt: 1, textWrap: 'pretty' }, ...(Array.isArray(textSx) ? textSx : [textSx])]}
        >
          {text}
        </Typography>
      )}
    </div>
  );
}
