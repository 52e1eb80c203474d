import CheckIcon from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { radii } from '#theme/tokens.ts';

const name = 'SeiraAppBanner';

const Root = styled('section', { name, slot: 'root' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  overflow: 'hidden',
  padding: theme.spacing(4, 3, 0),
  borderRadius: 28,
  color: theme.vars.palette.roles.accent.text,
  backgroundColor: theme.vars.palette.roles.accent.background,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    alignItems: 'center',
    padding: theme.spacing(0, 8),
  },
}));

const Words = styled('div', { name, slot: 'words' })(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
}));

const Points = styled('ul', { name, slot: 'points' })(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(1.25),
  color: theme.vars.palette.text.primary,
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', alignItems: 'start' },
  '& svg': { fontSize: '1.25rem', marginTop: 2, color: theme.vars.palette.roles.accent.text },
}));

/** A phone in the banner, cropped by its lower edge. */
const Phone = styled('div', { name, slot: 'phone' })(({ theme }) => ({
  justifySelf: 'center',
  alignSelf: 'end',
  width: 'min(320px, 100%)',
  padding: theme.spacing(1.25, 1.25, 0),
  borderRadius: '40px 40px 0 0',
  backgroundColor: theme.vars.palette.roles.scrim.fill,
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(6) },
}));

const Screen = styled('div', { name, slot: 'screen' })(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(2, 2, 5),
  borderRadius: '30px 30px 0 0',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  '&::before': {
    content: '""',
    justifySelf: 'center',
    width: 84,
    height: 22,
    borderRadius: radii.chip,
    backgroundColor: theme.vars.palette.roles.scrim.fill,
  },
}));

export interface AppBannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  points?: readonly string[];
  action?: ReactNode;
  children?: ReactNode;
}

/** The product on a phone, with its benefits there. */
export function AppBanner({ title, text, points = [], action, children, ...rest }: AppBannerProps) {
  return (
    <Root {...rest}>
      <Words>
        <Typography variant="h2" component="h2">
          {title}
        </Typography>
        {text && (
          <Typography
            variant="subtitle1"
            component="p"
            sx={{ mt: 1.5, maxWidth: '30em', color: 'text.primary', textWrap: 'pretty' }}
          >
            {text}
          </Typography>
        )}
        {points.length > 0 && (
          <Points>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon aria-hidden />
                {point}
              </li>
            ))}
          </Points>
        )}
        {action && <div style={{ marginTop: 28 }}>{action}</div>}
      </Words>
      {children && (
        <Phone>
          <Screen>{children}</Screen>
        </Phone>
      )}
    </Root>
  );
}
