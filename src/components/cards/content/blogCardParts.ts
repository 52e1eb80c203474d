import { styled } from '@mui/material/styles';
import { radii } from '#theme/tokens.ts';
import { CardSurface, clamp, lift } from '#src/components/cards/cardSurface.ts';

/** How a post stands: in a grid, as a row, wide on its own, or small beside other things. */
export type BlogLayout = 'grid' | 'row' | 'wide' | 'mini';

const only = { shouldForwardProp: (prop: PropertyKey) => prop !== 'layout' && prop !== 'flip' };

interface Shape {
  layout: BlogLayout;
}

export const Root = styled(CardSurface, { ...only })<Shape>(({ theme, layout }) => ({
  containerType: 'inline-size',
  ...(layout === 'mini'
    ? { height: 'auto', border: 0, borderRadius: radii.control, backgroundColor: 'transparent' }
    : lift(theme)),
}));

const beside = (share: string) => ({
  flexDirection: 'row' as const,
  alignItems: 'stretch',
  '& > :first-of-type': {
    flex: `0 0 ${share}`,
    borderRadius: `${radii.card - 1}px 0 0 ${radii.card - 1}px`,
    '& > div': { height: '100%' },
  },
});

export const Sheet = styled('div', { ...only })<Shape & { flip: boolean }>(
  ({ theme, layout, flip }) => ({
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: 'inherit',
    ...(layout === 'row' && { '@container (min-width: 520px)': beside('40%') }),
    ...(layout === 'wide' && {
      '@container (min-width: 680px)': {
        ...beside('54%'),
        ...(flip && {
          flexDirection: 'row-reverse',
          '& > :first-of-type': {
            flex: '0 0 54%',
            borderRadius: `0 ${radii.card - 1}px ${radii.card - 1}px 0`,
            '& > div': { height: '100%' },
          },
        }),
      },
    }),
    ...(layout === 'mini' && {
      flexDirection: 'row',
      alignItems: 'center',
      gap: theme.spacing(1.5),
    }),
  }),
);

export const Media = styled('div', { ...only })<Shape>(({ layout }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `${radii.card - 1}px ${radii.card - 1}px 0 0`,
  ...(layout === 'mini' && { flex: 'none', width: 84, borderRadius: radii.control }),
}));

export const Body = styled('div', { ...only })<Shape>(({ theme, layout }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  padding: theme.spacing(2.5),
  ...(layout === 'mini' && { padding: 0, gap: 0 }),
  ...(layout === 'wide' && {
    justifyContent: 'center',
    '@container (min-width: 680px)': { padding: theme.spacing(4, 5) },
  }),
}));

export const Day = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

export const Title = styled('h3', { ...only })<Shape>(({ theme, layout }) => ({
  textWrap: 'balance',
  ...(layout === 'wide' ? theme.typography.h3 : theme.typography.h4),
  ...(layout === 'wide' && {
    '@container (min-width: 680px)': {
      fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2rem)',
      lineHeight: 1.2,
    },
  }),
  ...(layout === 'mini' && { ...theme.typography.h6, lineHeight: 1.35 }),
}));

export const Text = styled('p', { ...only })<Shape>(({ theme, layout }) => ({
  ...(layout === 'wide' ? theme.typography.body1 : theme.typography.body2),
  maxWidth: '40em',
  color: theme.vars.palette.text.secondary,
  ...clamp(layout === 'wide' ? 5 : 3),
}));

export const Foot = styled('div', { ...only })<Shape>(({ theme, layout }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  marginTop: layout === 'wide' ? theme.spacing(1) : 'auto',
  paddingTop: theme.spacing(1),
  ...theme.typography.body2,
  fontWeight: 500,
}));

export const Likes = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: '1.125rem', color: theme.vars.palette.roles.accent.fill },
}));
