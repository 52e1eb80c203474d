import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { Breadcrumb, type BreadcrumbItem } from '#src/components/navigation/Breadcrumb.tsx';

const Root = styled('div')(({ theme }) => ({
  paddingBlock: theme.spacing(2, 3),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(3, 5) },
}));

interface PageBannerProps {
  title: string;
  text?: string;
  breadcrumb: BreadcrumbItem[];
  /** The page's main action, beside the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

/** The top of most pages: the breadcrumb, the heading, a sentence. */
export function PageBanner({ breadcrumb, children, ...heading }: PageBannerProps) {
  return (
    <Root>
      <Container>
        <Breadcrumb items={breadcrumb} />
        <SectionHeading level={1} {...heading} />
        {children}
      </Container>
    </Root>
  );
}
