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
  /** Data of the screen. Null if the person has no access. */
  resource: Resource<Data | null>;
  /** Placeholder while loading and on the server. Defaults to a title and a sheet. */
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
 * A page for some people only, such as the members of a place. Others get "not found", and search
 * engines must not index it.
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
