import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRating } from '#src/lib/numbers.ts';
import { Stars } from '#src/components/display/place/Stars.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { CardSurface, CardText } from '#src/components/cards/cardSurface.ts';

const Root = styled(CardSurface)(({ theme }) => ({
  height: 'auto',
  containerType: 'inline-size',
  padding: theme.spacing(3),
}));

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5, 4),
  alignItems: 'center',
  '@container (min-width: 480px)': { gridTemplateColumns: 'minmax(144px, auto) minmax(0, 1fr)' },
}));

const Figure = styled('p')(({ theme }) => ({
  margin: '0 0 10px',
  fontSize: '3.5rem',
  lineHeight: 1,
  ...theme.mixins.figure,
  letterSpacing: '-0.03em',
}));

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1ch minmax(0, 1fr) 4ch',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& .count': { textAlign: 'end', color: theme.vars.palette.text.secondary },
}));

const Bar = styled('span')(({ theme }) => ({
  height: 10,
  borderRadius: 5,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.roles.neutral.background,
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 5,
    backgroundColor: theme.vars.palette.roles.waiting.fill,
  },
}));

type StarCount = 1 | 2 | 3 | 4 | 5;

const stars: StarCount[] = [5, 4, 3, 2, 1];

export interface FeedbackSummaryProps {
  /** The average, 1 to 5. Null before the first rating. */
  average: number | null;
  count: number;
  distribution: Record<StarCount, number>;
}

/** A summary of all reviews of a place. */
export function FeedbackSummary({ average, count, distribution }: FeedbackSummaryProps) {
  const { t, i18n } = useTranslation();
  const label = useId();
  const number = (value: number) => formatNumber(value, i18n.language);
  const all = Math.max(
    1,
    stars.reduce((sum, star) => sum + distribution[star], 0),
  );
  if (average === null)
    return (
      <Root as="p" sx={{ my: 2 }}>
        {t('cards.feedback.none')}
      </Root>
    );
  const figure = formatRating(average, i18n.language);
  return (
    <Root as="section" aria-labelledby={label}>
      <VisuallyHidden id={label}>{t('cards.feedback.title')}</VisuallyHidden>
      <Halves>
        <div style={{ position: 'relative' }}>
          <Figure aria-hidden>{figure}</Figure>
          <VisuallyHidden>{t('display.rating.sentence', { value: figure })}</VisuallyHidden>
          <Stars value={average} />
          <CardText>{t('cards.feedback.basis', { count, n: number(count) })}</CardText>
        </div>
        <Rows>
          {stars.map((star) => (
            <li key={star}>
              <VisuallyHidden>
                {t('cards.feedback.row', {
                  stars: star,
                  count: distribution[star],
                  n: number(distribution[star]),
                })}
              </VisuallyHidden>
              <span aria-hidden>{star}</span>
              <Bar aria-hidden>
                <span style={{ width: `${(distribution[star] / all) * 100}%` }} />
              </Bar>
              <span aria-hidden className="count">
                {number(distribution[star])}
              </span>
            </li>
          ))}
        </Rows>
      </Halves>
    </Root>
  );
}
