import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import {
  CardSurface,
  CardText,
  hoverLift,
  StretchedLink,
} from '#src/components/cards/cardSurface.ts';

interface Sized {
  size: 'small' | 'large';
}

const forward = { shouldForwardProp: (prop: PropertyKey) => prop !== 'size' && prop !== 'as' };

const Root = styled(CardSurface)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  ...hoverLift(theme),
}));

const Flag = styled('img', { ...forward })<Sized>(({ theme, size }) => ({
  display: 'block',
  flex: 'none',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.roles.neutral.background,
  // A white flag needs an edge on a white card.
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
  borderRadius: 6,
  ...(size === 'small'
    ? { width: 60, height: 40, margin: theme.spacing(2, 0, 2, 2) }
    : { width: 96, height: 64, margin: theme.spacing(2.5, 0.5, 2.5, 2.5) }),
}));

const Body = styled('div')(({ theme }) => ({ minWidth: 0, padding: theme.spacing(2) }));

const Title = styled('h2', { ...forward })<Sized>(({ theme, size }) => ({
  fontSize: '1.0625rem',
  ...theme.mixins.title,
  ...theme.mixins.words,
  ...(size === 'large' && theme.typography.h3),
}));

export interface LocationCardProps {
  href?: string;
  title?: string;
  /** Number of places, as text. Blank while it loads, null if unknown. */
  text?: string | null;
  flag?: string;
  /** A large card has a larger flag and name. */
  size?: 'small' | 'large';
  headingLevel?: 2 | 3 | 4;
  /** The card is below the first view, so its flag may load later. */
  below?: boolean;
}

/** A country to browse: flag, name and number of places. The whole card is one link. */
export function LocationCard({
  href = '#',
  title = '',
  text = '',
  flag,
  size = 'small',
  headingLevel = 3,
  below = false,
}: LocationCardProps) {
  return (
    <Root>
      {flag && (
        <Flag
          size={size}
          src={flag}
          alt=""
          width={60}
          height={40}
          loading={below ? 'lazy' : 'eager'}
        />
      )}
      <Body>
        <Title as={`h${headingLevel}`} size={size}>
          <StretchedLink component={RouterLink} to={href}>
            {title}
          </StretchedLink>
        </Title>
        {text !== null && <CardText>{text || <Skeleton width="6ch" />}</CardText>}
      </Body>
    </Root>
  );
}
