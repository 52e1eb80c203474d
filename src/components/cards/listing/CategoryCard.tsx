import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/lib/numbers.ts';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { kindOf, Picture } from '#src/components/media/Picture.tsx';
import { radii } from '#theme/tokens.ts';
import {
  CardSurface,
  CardText,
  hoverLift,
  StretchedLink,
} from '#src/components/cards/cardSurface.ts';

const Surface = styled(CardSurface)({ containerType: 'inline-size' });

const Root = styled(Surface)(({ theme }) => hoverLift(theme));

const Media = styled('div')({
  overflow: 'hidden',
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
});

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5),
  minHeight: 80,
  // A whole Greek word must fit beside the icon.
  '@container (min-width: 220px)': {
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
  },
}));

const Sign = styled('span')(({ theme }) => ({
  ...theme.mixins.centred,
  width: 40,
  height: 40,
  borderRadius: radii.control,
  '@container (min-width: 220px)': { width: 48, height: 48 },
  ...theme.mixins.soft('active'),
}));

const Title = styled('h3')(({ theme }) => ({
  fontSize: '1.0625rem',
  ...theme.mixins.title,
  ...theme.mixins.words,
}));

export interface CategoryCardProps {
  href?: string;
  title?: string;
  icon?: string;
  /** Number of places in the category. Null if the server does not send it. */
  count?: number | null;
  headingLevel?: 2 | 3 | 4;
  loading?: boolean;
}

/** A category to browse. The whole card is one link. */
export function CategoryCard({
  href = '#',
  title = '',
  icon = '',
  count,
  headingLevel = 3,
  loading = false,
}: CategoryCardProps) {
  const { t, i18n } = useTranslation();
  if (loading)
    return (
      <Surface as="output" aria-label={t('common.loading')}>
        <Media aria-hidden>
          <Skeleton
            variant="rectangular"
            sx={{ aspectRatio: '8 / 5', width: '100%', height: 'auto' }}
          />
        </Media>
        <Body aria-hidden>
          <Skeleton variant="rounded" width={48} height={48} />
          <span>
            <Title as="span" sx={{ display: 'block' }}>
              <Skeleton width="70%" />
            </Title>
            <CardText as="span" sx={{ display: 'block' }}>
              <Skeleton width="40%" />
            </CardText>
          </span>
        </Body>
      </Surface>
    );
  return (
    <Root>
      <Media>
        <Picture ratio={8 / 5} fallback={kindOf(icon)} />
      </Media>
      <Body>
        <Sign aria-hidden>
          <CategoryIcon name={icon} />
        </Sign>
        <div>
          <Title as={`h${headingLevel}`}>
            <StretchedLink href={href}>{title}</StretchedLink>
          </Title>
          {count != null && (
            <CardText>
              {t('cards.places', { count, n: formatNumber(count, i18n.language) })}
            </CardText>
          )}
        </div>
      </Body>
    </Root>
  );
}
