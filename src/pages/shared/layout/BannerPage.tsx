import type { ReactNode } from 'react';
import { PageBanner } from '#src/components/banners/PageBanner.tsx';
import type { BreadcrumbItem } from '#src/components/navigation/Breadcrumb.tsx';
import { Page } from './Page.tsx';

interface BannerPageProps {
  /** Title of the document and last item of the breadcrumb. */
  title: string;
  description: string;
  /** Differs from the title. */
  heading?: string;
  text?: string;
  /** The breadcrumb before this page. */
  above?: BreadcrumbItem[];
  action?: ReactNode;
  /** Content of the banner below its text. */
  banner?: ReactNode;
  children: ReactNode;
}

/** A screen with a banner at the top. */
export function BannerPage(props: BannerPageProps) {
  const { title, description, heading = title, above = [], banner, children, ...rest } = props;
  return (
    <Page title={title} description={description}>
      <PageBanner title={heading} breadcrumb={[...above, { label: title }]} {...rest}>
        {banner}
      </PageBanner>
      {children}
    </Page>
  );
}
