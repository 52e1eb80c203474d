import styled from '@emotion/styled';
import { type ComponentPropsWithoutRef, Fragment } from 'react';
import { matchedRanges } from '#common/greek/search.ts';

const Mark = styled('mark')(({ theme }) => ({
  borderRadius: 3,
  paddingInline: 2,
  marginInline: -2,
  ...theme.mixins.soft('waiting'),
  boxShadow: `inset 0 -2px 0 ${theme.vars.palette.roles.waiting.fill}`,
}));

export interface HighlightedTextProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  text: string;
  words: string[];
}

/** A text with its matched search words highlighted. */
export function HighlightedText({ text, words, ...rest }: HighlightedTextProps) {
  const ranges = matchedRanges(text, words.join(' '));
  const parts = ranges.map(([start, end], index) => (
    <Fragment key={start}>
      {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
      <Mark>{text.slice(start, end)}</Mark>
    </Fragment>
  ));
  return (
    <span {...rest}>
      {parts}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </span>
  );
}
