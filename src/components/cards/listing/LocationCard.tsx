import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { radii } from '#theme/tokens.ts';
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

const Root = styled(CardSurface, { ...forward })<Sized>(({ theme, size }) => ({
  ...(size === 'small' && { flexDirection: 'row', alignItems: 'center' }),
  ...hoverLift(theme),
}));

const Flag = styled('img', { ...forward })<Sized>(({ theme, size }) => ({
  display: 'block',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.roles.neutral.background,
  ...(size === 'small'
    ? {
        flex: 'none',
        width: 60,
        height: 40,
        margin: theme.spacing(2, 0, 2, 2),
        borderRadius: 6,
        // A white flag needs an edge on a white card.
        boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
      }
    : {
        flex: 1,
        width: '100%',
        minHeight: 120,
        aspectRatio: '3 / 2',
        borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
}));

const Body = styled('div', { ...forward })<Sized>(({ theme, size }) => ({
  minWidth: 0,
  padding: theme.spacing(2),
  ...(size === 'large' && { containerType: 'inline-size' }),
}));

const Title = styled('h2', { ...forward })<Sized>(({ size }) => ({
  // In two columns on a phone, "Switzerland" does not fit at full size.
  fontSize: size === 'large' ? 'clamp(1.125rem, 15cqi, 1.5rem)' : '1.0625rem',
  lineHeight: 1.3,
  fontWeight: 650,
  overflowWrap: 'break-word',
  hyphens: 'auto',
}));

export interface LocationCardProps {
  href?: string;
  title?: string;
  /** Number of places, as text. Blank while it loads, null if unknown. */
  text?: string | null;
  flag?: string;
  size?: 'small' | 'large';
  headingLevel?: 2 | 3 | 4;
}

/** A country to browse: flag, name and number of places. The whole card is one link. */
export function LocationCard({
  href = '#',
  title = '',
  text = '',
  flag,
  size = 'small',
  headingLevel = 3,
}: LocationCardProps) {
  return (
    <Root size={size}>
      {flag && <Flag size={size} src={flag} alt="" width={60} height={40} />}
      <Body size={size}>
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
