import { styled } from '@mui/material/styles';
import { Picture } from '#src/components/media/Picture.tsx';
import { radii } from '#theme/tokens.ts';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';

const name = 'SeiraOfferCard';

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

export interface OfferCardProps {
  title?: string;
  text?: string;
  image?: string | null;
  badge?: string | null;
}

/** An offer of a place, with its point on a badge. */
export function OfferCard({ title = '', text, image, badge }: OfferCardProps) {
  return (
    <CardSurface>
      <Media>
        <Picture src={image} ratio={16 / 9} />
        {badge && <Badge>{badge}</Badge>}
      </Media>
      <Body>
        <CardTitle>{title}</CardTitle>
        {text && <CardText>{text}</CardText>}
      </Body>
    </CardSurface>
  );
}
