import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { radii } from '#theme/tokens.ts';
import {
  CardSurface,
  CardText,
  CardTitle,
  hoverLift,
  StretchedLink,
} from '#src/components/cards/cardSurface.ts';

type IconCardVariant = 'sheet' | 'tile' | 'plain';

const inTile = '[data-variant="tile"] &';

const Root = styled(CardSurface)(({ theme }) => ({
  gap: theme.spacing(2),
  '&[data-leads]': hoverLift(theme),
  '&[data-variant="sheet"]': { padding: theme.spacing(3.5) },
  '&[data-variant="tile"]': {
    padding: theme.spacing(2),
    flexFlow: 'row wrap',
    alignItems: 'center',
    alignContent: 'start',
    rowGap: theme.spacing(1.25),
  },
  '&[data-variant="plain"]': { border: 0, backgroundColor: 'transparent' },
}));

const Sign = styled('span')(({ theme }) => ({
  flex: 'none',
  ...theme.mixins.centred,
  width: 56,
  height: 56,
  borderRadius: radii.control,
  ...theme.mixins.soft('active'),
  '& svg': { fontSize: '1.75rem' },
  [inTile]: { width: 44, height: 44, '& svg': { fontSize: '1.5rem' } },
  '[data-variant="plain"] > &': { borderRadius: '50%', ...theme.mixins.soft('accent') },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  flex: 'none',
  minWidth: 0,
  alignContent: 'start',
  // A whole Greek word must fit beside the icon of a tile. Otherwise the text wraps below it.
  [inTile]: { flex: '1 1 130px' },
}));

const Title = styled(CardTitle)(({ theme }) => ({
  hyphens: 'auto',
  [inTile]: theme.typography.h5,
}));

const Onward = styled('span')(({ theme }) => ({
  marginTop: 'auto',
  ...theme.mixins.inline,
  gap: theme.spacing(0.75),
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: '1.125rem' },
}));

export interface IconCardProps {
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  title: string;
  text?: ReactNode;
  /** Target of the card: a path, `tel:` or `mailto:`. */
  href?: string;
  onPress?: () => void;
  onward?: string;
  variant?: IconCardVariant;
}

/** A point with an icon: a topic, a reason or a contact. */
export function IconCard({
  icon: Icon,
  title,
  text,
  href,
  onPress,
  onward,
  variant = 'sheet',
}: IconCardProps) {
  return (
    <Root as="div" data-variant={variant} data-leads={(href ?? onPress) ? '' : undefined}>
      {Icon && (
        <Sign>
          <Icon aria-hidden />
        </Sign>
      )}
      <Words>
        <Title>
          {onPress && (
            <StretchedLink component="button" type="button" onClick={onPress}>
              {title}
            </StretchedLink>
          )}
          {href && <StretchedLink href={href}>{title}</StretchedLink>}
          {!onPress && !href && title}
        </Title>
        {text && <CardText sx={{ textWrap: 'pretty' }}>{text}</CardText>}
      </Words>
      {onward && (
        <Onward aria-hidden>
          {onward}
          <ArrowForward />
        </Onward>
      )}
    </Root>
  );
}
