import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface WordsProps {
  title?: ReactNode;
  text?: ReactNode;
  /** The page heading, level 1, can take the focus. */
  level?: 1 | 2 | 3;
  titleSx?: TypographyProps['sx'];
  textSx?: TypographyProps['sx'];
}

/** A heading with a sentence below it. */
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
          // A node may contain paragraphs, which cannot be nested in a `p`.
          component={typeof text === 'string' ? 'p' : 'div'}
          sx={[{ mt: 1, textWrap: 'pretty' }, ...(Array.isArray(textSx) ? textSx : [textSx])]}
        >
          {text}
        </Typography>
      )}
    </div>
  );
}
