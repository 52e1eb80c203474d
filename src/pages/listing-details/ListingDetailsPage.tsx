import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { useOrganisation } from '#src/hooks/data/places/useOrganisation.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { NotFoundContent } from '#src/pages/shared/layout/NotFoundContent.tsx';
import { Page } from '#src/pages/shared/layout/Page.tsx';
import { DetailsContent } from './DetailsContent.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';

/** One organisation, by the slug in the address. */
export default function ListingDetailsPage() {
  const { id = '' } = useParams();
  return <Details key={id} id={id} />;
}

function Details({ id }: { id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error, isValidating, mutate } = useOrganisation(id);

  if (data)
    return (
      <Page
        title={data.title}
        description={t('details.description', { title: data.title, address: data.address })}
      >
        <DetailsContent id={id} organisation={data} />
      </Page>
    );
  if (error?.kind === 'not_found')
    return (
      <Page title={t('pages.notFound.title')} description={t('pages.notFound.description')}>
        <NotFoundContent />
      </Page>
    );
  if (error)
    return (
      <Page title={t('errors.title')} description={t('pages.listingGrid.description')}>
        <Container sx={{ py: 8 }}>
          <ErrorState
            headingLevel={1}
            title={t('errors.title')}
            text={errorText(error)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        </Container>
      </Page>
    );
  return (
    <Page
      title={t('details.loading')}
      description={t('pages.listingGrid.description')}
      ready={false}
    >
      <DetailsSkeleton />
    </Page>
  );
}
