import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { Failed } from '#src/pages/shared/layout/Loaded.tsx';
import { NotFound } from '#src/pages/shared/layout/NotFound.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { DetailsContent } from './DetailsContent.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

export default function ListingDetailsPage() {
  const { id = '' } = useParams();
  return <Details key={id} id={id} />;
}

function Details({ id }: { id: string }) {
  const { t } = useTranslation();
  const request = useOrganisation(id);
  const { data, error } = request;
  if (!data && error?.kind === 'not_found') return <NotFound />;
  const description = data
    ? t('details.description', { title: data.title, address: data.address })
    : t('pages.listingGrid.description');
  const failed = (
    <Container sx={{ py: 8 }}>
      <Failed {...request} headingLevel={1} />
    </Container>
  );
  return (
    <Page
      title={data?.title ?? t(error ? 'errors.title' : 'details.loading')}
      description={description}
      ready={Boolean(data ?? error)}
    >
      {data ? <DetailsContent id={id} organisation={data} /> : error ? failed : <DetailsSkeleton />}
    </Page>
  );
}
