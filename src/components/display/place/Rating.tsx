import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRating } from '#src/lib/numbers.ts';
import { Stars } from './Stars.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';

const Root = styled('span')(({ theme }) => ({
  position: 'relative',
  ...theme.mixins.inline,
  flexWrap: 'wrap',
  columnGap: theme.spacing(0.75),
  ...theme.mixins.note,
}));

const Figure = styled('strong')(({ theme }) => ({
  ...theme.mixins.smallFigure,
  color: theme.vars.palette.text.primary,
}));

export interface RatingProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The average, 0 to 5. Null before the first rating. */
  value: number | null;
  count?: number;
}

/** Stars with their value, read aloud as one sentence. To enter a rating, use `RatingInput`. */
export function Rating({ value, count, ...rest }: RatingProps) {
  const { t, i18n } = useTranslation();
  if (value === null) return <Root {...rest}>{t('display.rating.none')}</Root>;
  const figure = formatRating(value, i18n.language);
  const reviews = count === undefined ? '' : t('display.rating.reviews', { count });
  return (
    <Root {...rest}>
      <VisuallyHidden>
        {[t('display.rating.sentence', { value: figure }), reviews].filter(Boolean).join(', ')}
      </VisuallyHidden>
      <Stars value={value} size="small" />
      <Figure aria-hidden>{figure}</Figure>
      {reviews && <span aria-hidden>{reviews}</span>}
    </Root>
  );
}
