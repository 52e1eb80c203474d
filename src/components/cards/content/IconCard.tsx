import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { radii } from '#theme/tokens.ts';
import { CardSurface, CardText, lift, StretchedLink } from '#src/components/cards/cardSurface.ts';

/** The layout: a surface with its icon above, a low tile, or plain text without a surface. */
export type IconCardVariant = 'sheet' | 'tile' | 'plain';

interface Look {
  variant: IconCardVariant;
  leads?: boolean;
}

const own = (prop: PropertyKey): boolean => prop !== 'variant' && prop !== 'leads' && prop !== 'as';

const Root = styled(CardSurface, { shouldForwardProp: own })<Look>(({ theme, variant, leads }) => ({
  ...(leads ? lift(theme) : {}),
  ...{
    sheet: { padding: theme.spacing(3.5), gap: theme.spacing(2) },
    tile: {
      padding: theme.spacing(2),
      gap: theme.spacing(2),
      flexDirection: 'row' as const,
      flexWrap: 'wrap' as const,
      alignItems: 'center',
      alignContent: 'center',
      rowGap: theme.spacing(1.25),
    },
    plain: { gap: theme.spacing(2), border: 0, backgroundColor: 'transparent' },
  }[variant],
}));

const Sign = styled('span', { shouldForwardProp: own })<Look>(({ theme, variant }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: variant === 'tile' ? 44 : 56,
  height: variant === 'tile' ? 44 : 56,
  borderRadius: variant === 'plain' ? '50%' : radii.control,
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
  ...(variant === 'plain' && {
    color: theme.vars.palette.roles.accent.text,
    backgroundColor: theme.vars.palette.roles.accent.background,
  }),
  '& svg': { fontSize: variant === 'tile' ? '1.5rem' : '1.75rem' },
}));

/** A whole Greek word must fit beside a tile's icon; otherwise the text goes below. */
const Words = styled('div', { shouldForwardProp: own })<Look>(({ theme, variant }) => ({
  display: 'grid',
  gap: theme.spacing(0.75),
  flex: variant === 'tile' ? '1 1 130px' : 'none',
  minWidth: 0,
  alignContent: 'start',
}));

const Title = styled('h3', { shouldForwardProp: own })<Look>(({ theme, variant }) => ({
  ...(variant === 'tile' ? theme.typography.h5 : theme.typography.h4),
  hyphens: 'auto',
  '& button': {
    all: 'unset',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: -1, borderRadius: radii.card },
    '&:focus-visible::after': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
    '&:hover': { color: theme.vars.palette.primary.main },
  },
}));

const Onward = styled('span')(({ theme }) => ({
  marginTop: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  '& svg': { fontSize: '1.125rem' },
}));

const ofThisApp = /^\//;

export interface IconCardProps {
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  title?: string;
  text?: ReactNode;
  /** Where the whole card leads: a path, `tel:` or `mailto:`. */
  href?: string;
  onPress?: () => void;
  onward?: string;
  variant?: IconCardVariant;
}

/** One point with an icon: a topic, a reason, a way to get in touch. */
export function IconCard({
  icon: Icon,
  title = '',
  text,
  href,
  onPress,
  onward,
  variant = 'sheet',
}: IconCardProps) {
  const target = href && ofThisApp.test(href) ? { component: RouterLink, to: href } : { href };
  const linked = href ? <StretchedLink {...target}>{title}</StretchedLink> : title;
  return (
    <Root as="div" variant={variant} leads={Boolean(href ?? onPress)}>
      {Icon && (
        <Sign variant={variant}>
          <Icon aria-hidden />
        </Sign>
      )}
      <Words variant={variant}>
        <Title as="h3" variant={variant}>
          {onPress ? (
            <button type="button" onClick={onPress}>
              {title}
            </button>
          ) : (
            linked
          )}
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
