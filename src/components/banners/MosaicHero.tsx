import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Picture } from '#src/components/media/Picture.tsx';
import { radii } from '#theme/tokens.ts';

const name = 'SeiraMosaicHero';

const Content = styled('div', { name, slot: 'content' })(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(4, 2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: theme.spacing(8),
    rowGap: theme.spacing(0),
    alignItems: 'center',
    paddingBlock: theme.spacing(5, 2),
    '& > .sheet': { gridColumn: '1 / -1', position: 'relative', marginTop: theme.spacing(-4) },
  },
}));

/** Four pictures of four sizes. On phones they form a strip of one height. */
const Mosaic = styled('div', { name, slot: 'mosaic' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gridTemplateRows: '112px',
  '& > *': { height: '100%', borderRadius: radii.card },
  [theme.breakpoints.up('sm')]: { gridTemplateRows: '160px' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gridTemplateRows: '176px 212px',
    '& > :nth-of-type(1)': { gridColumn: 'span 3' },
    '& > :nth-of-type(2)': { gridColumn: 'span 2' },
    '& > :nth-of-type(3)': { gridColumn: 'span 2' },
    '& > :nth-of-type(4)': { gridColumn: 'span 3' },
  },
}));

export interface MosaicHeroProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  images?: readonly string[];
  children?: ReactNode;
}

/** The top of a tiled page: text beside a mosaic, the search across both. */
export function MosaicHero({ title, text, images = [], children, ...rest }: MosaicHeroProps) {
  return (
    <section {...rest}>
      <Container>
        <Content>
          <div>
            <Typography
              variant="h1"
              tabIndex={-1}
              sx={{ fontSize: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)', lineHeight: 1.05 }}
            >
              {title}
            </Typography>
            {text && (
              <Typography
                variant="subtitle1"
                component="div"
                sx={{ mt: 2, pb: { md: 6 }, maxWidth: '29em', textWrap: 'pretty' }}
              >
                {text}
              </Typography>
            )}
          </div>
          {images.length > 0 && (
            <Mosaic>
              {images.slice(0, 4).map((image) => (
                <Picture key={image} src={image} ratio={1} eager />
              ))}
            </Mosaic>
          )}
          {children && <div className="sheet">{children}</div>}
        </Content>
      </Container>
    </section>
  );
}
