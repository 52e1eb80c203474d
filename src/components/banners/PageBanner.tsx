import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '#src/components/navigation/Breadcrumb.tsx';

const Root = styled('div', { name: 'SeiraPageBanner', slot: 'root' })(({ theme }) => ({
  paddingBlock: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(3, 5) },
}));

export interface PageBannerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title?: ReactNode;
  text?: ReactNode;
  breadcrumb?: BreadcrumbItem[];
  action?: ReactNode;
}

/**
 * The top of most pages: the breadcrumb, the heading, a sentence. The heading can take the focus.
 */
export function PageBanner({
  title,
  text,
  breadcrumb,
  action,
  children,
  ...rest
}: PageBannerProps) {
  return (
    <Root {...rest}>
      <Container>
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <div>
            <Typography variant="h1" tabIndex={-1}>
              {title}
            </Typography>
            {text && (
              <Typography
                variant="subtitle1"
                component="p"
                sx={{ mt: 1, maxWidth: '40em', color: 'text.secondary', textWrap: 'pretty' }}
              >
                {text}
              </Typography>
            )}
          </div>
          {action}
        </Box>
        {children}
      </Container>
    </Root>
  );
}
