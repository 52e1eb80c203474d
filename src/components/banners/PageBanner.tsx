import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/display/SectionHeading.tsx';
import { Breadcrumb, type BreadcrumbItem } from '#src/components/navigation/Breadcrumb.tsx';

interface PageBannerProps {
  title: string;
  text?: string;
  breadcrumb: BreadcrumbItem[];
  action?: ReactNode;
  children?: ReactNode;
}

/** The top of most pages: breadcrumb, heading and one sentence. */
export function PageBanner({ breadcrumb, children, ...heading }: PageBannerProps) {
  return (
    <Container sx={{ pt: { xs: 2, md: 3 }, pb: { xs: 3, md: 5 } }}>
      <Breadcrumb items={breadcrumb} />
      <SectionHeading level={1} {...heading} />
      {children}
    </Container>
  );
}
