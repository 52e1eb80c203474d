import { styled } from '@mui/material/styles';
import { CardSurface, CardText, CardTitle } from '#src/components/cards/cardSurface.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { radii } from '#theme/tokens.ts';

const Media = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
});

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: theme.spacing(1.5),
  top: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: radii.chip,
  ...theme.typography.caption,
  fontWeight: 650,
  ...theme.mixins.solid('accent'),
}));

const Body = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(0.75),
  padding: theme.spacing(2.5),
}));

export interface OfferCardProps {
  image: string;
  /** The reduction, such as "−20%". */
  badge: string;
  title: string;
  text: string;
}

/** An offer of a place. */
export function OfferCard({ image, badge, title, text }: OfferCardProps) {
  return (
    <CardSurface>
      <Media>
        <Picture src={image} ratio={16 / 9} />
        <Badge>{badge}</Badge>
      </Media>
      <Body>
        <CardTitle>{title}</CardTitle>
        <CardText>{text}</CardText>
      </Body>
    </CardSurface>
  );
}
