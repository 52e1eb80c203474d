import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { WaitFigureSkeleton } from '#src/components/display/place/WaitFigure.tsx';
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

/** A placeholder with the exact size of a listing card. */
export function ListingCardSkeleton({ layout }: { layout: ListingLayout }) {
  const { t } = useTranslation();
  return (
    <Root as="output" data-layout={layout} aria-label={t('common.loading')}>
      <Sheet aria-hidden>
        <Media>
          <Skeleton
            variant="rectangular"
            sx={{ aspectRatio: '3 / 2', width: '100%', height: 'auto' }}
          />
        </Media>
        <Text>
          <Body>
            <Kicker>
              <Skeleton width="38%" />
            </Kicker>
            <Naming>
              <Title as="div">
                <Skeleton width="82%" />
              </Title>
              <WaitFigureSkeleton />
              <Address>
                <Skeleton component="span" variant="text" sx={{ flex: '0 0 64%' }} />
              </Address>
              <District>
                <Skeleton component="span" variant="text" sx={{ flex: '0 0 40%' }} />
              </District>
            </Naming>
          </Body>
          <Foot>
            <Line>
              <Skeleton width="46%" />
            </Line>
          </Foot>
        </Text>
      </Sheet>
    </Root>
  );
}
