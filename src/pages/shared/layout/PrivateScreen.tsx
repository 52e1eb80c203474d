import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { NotFound } from './NotFound.tsx';
import { Loaded, type Resource } from './Loaded.tsx';
import { Page } from './Page.tsx';

interface Props<Data> {
  title: string;
  description: string;
  /** The screen's data; null when there is none for this person. */
  resource: Resource<Data | null>;
  /** Shown while it loads, and by a server; a title and a sheet by default. */
  outline?: ReactNode;
  children: (data: Data) => ReactNode;
}

export const screenOutline = (
  <Stack spacing={2} aria-busy>
    <Skeleton width="50%" height={56} />
    <Skeleton variant="rounded" height={48} />
    <Skeleton variant="rounded" height={480} />
  </Stack>
);

/**
 * The page of a screen that is private to some people, such as the members of a place. To everybody
 * else it is a page that does not exist; search engines are asked to leave it alone.
 */
export function PrivateScreen<Data>({
  title,
  description,
  resource,
  outline = screenOutline,
  children,
}: Props<Data>) {
  const { data, error } = resource;
  if (data === null) return <NotFound />;
  return (
    <Page title={title} description={description} ready={data !== undefined || Boolean(error)}>
      <meta name="robots" content="noindex" />
      <Container sx={{ py: { xs: 2, md: 4 } }}>
        <Loaded {...resource} data={data} outline={outline} headingLevel={1}>
          {children}
        </Loaded>
      </Container>
    </Page>
  );
}
