import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

const name = 'SeiraSearchHero';
const hole = 9;
const step = 32;

/** The lower edge is perforated like a torn ticket: a row of half holes. */
const Root = styled('section', { name, slot: 'root' })(({ theme }) => ({
  color: theme.vars.palette.roles.active.text,
  backgroundColor: theme.vars.palette.roles.active.background,
  mask: `radial-gradient(circle ${hole}px at 50% 100%, transparent 96%, #000) bottom center / ${step}px 100% repeat-x`,
}));

const Content = styled('div', { name, slot: 'content' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  gap: theme.spacing(3.5),
  paddingBlock: theme.spacing(6, 6),
  '& > .wide': { width: '100%', textAlign: 'start' },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(5), paddingBlock: theme.spacing(11, 10) },
}));

export interface SearchHeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  shortcuts?: ReactNode;
}

/** The top of a page that starts with its search: nothing is beside it. */
export function SearchHero({ title, text, children, shortcuts, ...rest }: SearchHeroProps) {
  return (
    <Root {...rest}>
      <Container>
        <Content>
          <div>
            <Typography
              variant="h1"
              tabIndex={-1}
              sx={{
                color: 'text.primary',
                fontSize: 'clamp(2.375rem, 1.4rem + 4.6vw, 5rem)',
                lineHeight: 1.04,
                textWrap: 'balance',
              }}
            >
              {title}
            </Typography>
            {text && (
              <Typography
                variant="subtitle1"
                component="div"
                sx={{ mt: 2, fontSize: { md: '1.25rem' }, textWrap: 'balance' }}
              >
                {text}
              </Typography>
            )}
          </div>
          {children && <div className="wide">{children}</div>}
          {shortcuts && <div className="wide">{shortcuts}</div>}
        </Content>
      </Container>
    </Root>
  );
}
