import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import {
  Address,
  Body,
  District,
  Foot,
  Kicker,
  Line,
  type ListingLayout,
  Media,
  Naming,
  Root,
  Sheet,
  Text,
  Title,
} from './listingCardParts.ts';

export interface ListingCardSkeletonProps {
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
        <Text layout={layout}>
          <Body layout={layout}>
            <Kicker layout={layout}>
              <Skeleton width="38%" />
            </Kicker>
            <Naming layout={layout}>
              <Title as="div">
                <Skeleton width="82%" />
              </Title>
              <Address as="p" layout="grid">
                <Skeleton component="span" width="70%" />
              </Address>
              <Address as="p" layout={layout}>
                <Skeleton component="span" width="64%" />
              </Address>
              <District as="p" layout={layout}>
                <Skeleton component="span" width="40%" />
              </District>
            </Naming>
          </Body>
          <Foot layout={layout}>
            <Line>
              <Skeleton width="46%" />
            </Line>
          </Foot>
        </Text>
      </Sheet>
    </Root>
  );
}
