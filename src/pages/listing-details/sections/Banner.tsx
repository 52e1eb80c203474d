import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import Flag from '@mui/icons-material/FlagOutlined';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Organisation } from '#src/api/organisation.ts';
import { TitleBanner } from '#src/components/banners/TitleBanner.tsx';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { lazyDialog } from '#src/components/lazy/lazyParts.tsx';
import { paths } from '#src/config/paths.ts';
import { useSession } from '#src/hooks/data/useSession.ts';
import { useWaitNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { useBookmarks } from '#src/hooks/data/account/useBookmarks.ts';
import { addressOf } from '#src/pages/shared/listings/listingCard.ts';
import { anchors, goTo } from '#src/pages/listing-details/goTo.ts';
import { useShare } from '#src/hooks/useShare.ts';

const ClaimPlace = lazyDialog(async () => (await import('./ClaimPlace.tsx')).ClaimPlace);
const Report = lazyDialog(async () => (await import('./Report.tsx')).Report);

interface Props {
  /** The id by which the server identifies the organisation. */
  id: string;
  organisation: Organisation;
}

/** The listing's name and what can be done with it. */
export function Banner({ id, organisation }: Props) {
  const { t } = useTranslation();
  const share = useShare();
  const { isSaved, toggle } = useBookmarks();
  const [reporting, setReporting] = useState(false);
  const [claiming, setClaiming] = useState(false);
  const { loggedIn } = useSession();
  const origin = useLocation();
  const { slug, title, address, image, category } = organisation;
  const saved = isSaved(slug);
  const wait = useWaitNow(id, organisation);

  return (
    <>
      <TitleBanner
        title={title}
        address={addressOf(organisation)}
        rating={organisation.rating}
        reviewsCount={organisation.reviewsCount ?? undefined}
        priceLevel={organisation.priceLevel}
        category={
          category
            ? { label: category.title, icon: <CategoryIcon name={category.icon} /> }
            : undefined
        }
        verified={organisation.verified}
        claim={
          // A server that knows no claims says nothing of the days either.
          organisation.verified || organisation.days === null ? undefined : loggedIn ? (
            <Link component="button" onClick={() => setClaiming(true)} {...ClaimPlace.hoverProps}>
              {t('details.claim')}
            </Link>
          ) : (
            <Link component={RouterLink} to={paths.login.href()} state={{ origin }}>
              {t('details.claim')}
            </Link>
          )
        }
        wait={wait}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<ConfirmationNumber />}
              onClick={() => goTo(anchors.booking)}
            >
              {t('details.reserve')}
            </Button>
            <Button
              variant="outlined"
              aria-pressed={saved}
              startIcon={saved ? <Bookmark color="primary" /> : <BookmarkBorder />}
              onClick={() => toggle({ slug, title, address, image })}
            >
              {t(saved ? 'details.saved' : 'details.save')}
            </Button>
            <Button variant="outlined" startIcon={<Share />} onClick={() => void share(title)}>
              {t('details.share')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<RateReview />}
              onClick={() => goTo(anchors.review)}
            >
              {t('details.writeReview')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Flag />}
              onClick={() => setReporting(true)}
              {...Report.hoverProps}
            >
              {t('details.report')}
            </Button>
          </>
        }
      />
      <ClaimPlace organisation={organisation} open={claiming} onClose={() => setClaiming(false)} />
      <Report id={id} open={reporting} onClose={() => setReporting(false)} />
    </>
  );
}
