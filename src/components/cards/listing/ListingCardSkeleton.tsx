import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import {
  Address,
  Body,
  Foot,
  Line,
  type ListingLayout,
  Media,
  Naming,
  Root,
  Sheet,
  Title,
} from './listingCardParts.ts';

export interface ListingCardSkeletonProps {
  /** The layout of the card that it stands in for. */
  layout?: ListingLayout;
}

/** Reserves a listing card's exact final size while the listings load. */
export function ListingCardSkeleton({ layout = 'grid' }: ListingCardSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Root as="output" layout={layout} aria-label={t('common.loading')}>
      <Sheet layout={layout} aria-hidden>
        <Media layout={layout}>
          <Skeleton
            variant="rectangular"
            sx={{ aspectRatio: '3 / 2', width: '100%', height: 'auto' }}
          />
        </Media>
        <Body>
          <Line>
            <Skeleton width="38%" />
          </Line>
          <Naming layout={layout}>
            <Title as="div">
              <Skeleton width="82%" />
            </Title>
            <Address as="div">
              <Skeleton width="64%" />
            </Address>
          </Naming>
          <Line>
            <Skeleton width="46%" />
          </Line>
        </Body>
        <Foot layout={layout}>
          <Skeleton width="52%" height={36} />
        </Foot>
      </Sheet>
    </Root>
  );
}
