import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { Picture, type PictureKind } from '#src/components/media/Picture.tsx';
import { radii } from '#theme/tokens.ts';
import { CardSurface, lift, StretchedLink } from '#src/components/cards/cardSurface.ts';

const name = 'SeiraOfferCard';

const Root = styled(CardSurface, {
  name,
  slot: 'root',
  shouldForwardProp: (prop) => prop !== 'leads',
})<{ leads: boolean }>(({ theme, leads }) => (leads ? lift(theme) : {}));

const Media = styled('div', { name, slot: 'media' })({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
});

const Badge = styled('span', { name, slot: 'badge' })(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(1.5),
  top: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: radii.chip,
  ...theme.typography.caption,
  fontWeight: 650,
  color: theme.vars.palette.roles.accent.onFill,
  backgroundColor: theme.vars.palette.roles.accent.fill,
}));

const Body = styled('div', { name, slot: 'body' })(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2.5),
}));

const Title = styled('h3', { name, slot: 'title' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.h4,
}));

const Text = styled('p', { name, slot: 'text' })(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

export interface OfferCardProps {
  /** What is offered. */
  title?: string;
  /** What it means, in a sentence or two. */
  text?: string;
  /** Its picture. */
  image?: string | null;
  /** Where the card leads; without it the card is plain. */
  href?: string;
  /** The offer in one word or figure. */
  badge?: string | null;
  /** The illustration shown when the picture is missing. */
  fallback?: PictureKind;
  /** The heading's level on its page. */
  headingLevel?: 2 | 3 | 4;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** An offer of a place, with its point on a badge. */
export function OfferCard({
  title = '',
  text,
  image,
  href,
  badge,
  fallback,
  headingLevel = 3,
}: OfferCardProps) {
  return (
    <Root leads={Boolean(href)}>
      <Media>
        <Picture src={image} ratio={16 / 9} fallback={fallback} />
        {badge && <Badge>{badge}</Badge>}
      </Media>
      <Body>
        <Title as={headings[headingLevel]}>
          {href ? (
            <StretchedLink component={RouterLink} to={href}>
              {title}
            </StretchedLink>
          ) : (
            title
          )}
        </Title>
        {text && <Text>{text}</Text>}
      </Body>
    </Root>
  );
}
