import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#common/line/wait.ts';
import { waitWords, type WaitTone } from '#src/lib/waitWords.ts';

const Root = styled('p')<{ tone: WaitTone }>(({ theme, tone }) => ({
  ...theme.typography.body2,
  ...theme.mixins.baseline,
  gap: theme.spacing(0.75),
  ...theme.mixins.smallFigure,
  color: theme.vars.palette.roles[tone].text,
  '&::before': {
    content: '""',
    ...theme.mixins.dot,
    // A hollow dot marks a place without service, because colour must not be the only sign.
    border: `2px solid ${theme.vars.palette.roles[tone].fill}`,
    backgroundColor: tone === 'neutral' ? 'transparent' : theme.vars.palette.roles[tone].fill,
  },
}));

export interface WaitLineProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  wait: Wait;
}

/** The status line of a place: open or closed, people waiting and waiting time. */
export function WaitLine({ wait, ...rest }: WaitLineProps) {
  const { t, i18n } = useTranslation();
  const { line, tone } = waitWords(t, i18n.language, wait);
  return (
    // The time can differ between server rendering and hydration.
    <Root tone={tone} {...rest}>
      <span suppressHydrationWarning>{line}</span>
    </Root>
  );
}
