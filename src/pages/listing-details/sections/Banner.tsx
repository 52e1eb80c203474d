import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { foreign } from '#common/greek/foreign.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { CategoryIcon, VerifiedIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { PriceLevel } from '#src/components/display/place/PriceLevel.tsx';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import { useBookmarks } from '#src/hooks/data/account/useBookmarks.ts';
import { useWaitNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { useShare } from '#src/hooks/useShare.ts';
import { unbroken } from '#common/input/unbroken.ts';
import { goTo } from '#src/hooks/goTo.ts';
import { addressOf } from '#src/pages/shared/listings/listingCard.ts';

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  // The card of the place is animated into this sheet.
  viewTransitionName: 'place',
  ...theme.mixins.wrap,
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1),
  padding: theme.spacing(2),
  ...theme.mixins.sheet,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3.5, 4) },
}));

const Row = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.75),
}));

const Mention = styled('span')(({ theme }) => ({
  ...theme.mixins.inline,
  gap: theme.spacing(0.75),
  ...theme.typography.body2,
  fontWeight: 500,
  '& svg': { fontSize: '1.25rem' },
}));

const Facts = styled('div')(({ theme }) => ({
  ...theme.mixins.stack,
  gap: theme.spacing(1),
  minWidth: 0,
  flex: '1 1 360px',
}));

/** Takes the whole width, because the actions would break a long name into one word a line. */
const Name = styled(Facts)({ flexBasis: '100%' });

const Actions = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  marginBlockStart: theme.spacing(0.5),
  gap: theme.spacing(0, 1),
  marginInlineStart: theme.spacing(-0.5),
  '& > .MuiButton-root': { minHeight: 44, paddingInline: theme.spacing(1) },
}));

/** Buttons next to the category, which leaves room for them. */
const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: theme.spacing(0.75),
  insetInlineEnd: theme.spacing(0.75),
  display: 'flex',
  [theme.breakpoints.up('md')]: { top: theme.spacing(2), insetInlineEnd: theme.spacing(2) },
}));

/**
 * Category and badges above the name. It leaves room for the buttons in the corner, also when it is
 * empty. A badge that does not fit beside them goes below.
 */
const Above = styled('div')(({ theme }) => ({
  display: 'flow-root',
  minHeight: 28,
  '&::before': { content: '""', float: 'inline-end', width: 96, height: 28 },
  '& > span': { marginInlineEnd: theme.spacing(2), verticalAlign: 'middle' },
}));

/** On a phone, room for two lines while it is open: a live update may change their number. */
const Status = styled(WaitLine)(({ theme }) => ({
  fontSize: 'clamp(0.9375rem, 0.6rem + 1.2vw, 1.0625rem)',
  [theme.breakpoints.down('sm')]: { '&[data-open]': { minHeight: '2lh' } },
}));

interface Props {
  id: string;
  organisation: Organisation;
  onWriteReview: () => void;
}

export function Banner({ id, organisation, onWriteReview }: Props) {
  const { t, i18n } = useTranslation();
  const share = useShare();
  const { isSaved, toggle } = useBookmarks();
  const { slug, title, address, image, category, verified, rating, priceLevel } = organisation;
  const where = addressOf(organisation);
  const saved = isSaved(slug);
  const wait = useWaitNow(id, organisation);
  return (
    <>
      <Sheet as="header" className="sheet" data-place>
        <Name>
          <Above>
            {category && (
              <Mention sx={{ color: 'secondary.main' }}>
                <CategoryIcon name={category.icon} />
                {category.title}
              </Mention>
            )}
            {verified && (
              <Mention sx={{ color: 'roles.success.text' }}>
                <VerifiedIcon aria-hidden />
                {t('banners.verified')}
              </Mention>
            )}
          </Above>
          <Typography
            variant="h1"
            tabIndex={-1}
            lang={foreign(title, i18n.language)}
            sx={(theme) => ({
              overflowWrap: 'anywhere',
              [theme.breakpoints.between('md', 'lg')]: { fontSize: '2.25rem' },
            })}
          >
            {unbroken(title)}
          </Typography>
        </Name>
        <Facts>
          {wait && <Status wait={wait} data-open={wait.status === 'open' || undefined} />}
          {where && (
            <Mention sx={{ color: 'text.secondary', alignItems: 'flex-start' }}>
              <PlaceOutlined aria-hidden />
              <span lang={foreign(where, i18n.language)}>{where}</span>
            </Mention>
          )}
          {(rating !== undefined || priceLevel !== null) && (
            <Row>
              {rating !== undefined && (
                <Rating value={rating} count={organisation.reviewsCount ?? undefined} />
              )}
              {priceLevel !== null && <PriceLevel level={priceLevel} />}
            </Row>
          )}
        </Facts>
        <Actions>
          <Button startIcon={<ConfirmationNumber />} onClick={() => goTo('booking')}>
            {t('details.reserve')}
          </Button>
          <Button startIcon={<RateReview />} onClick={onWriteReview}>
            {t('details.writeReview')}
          </Button>
        </Actions>
        <Corner>
          <IconButton
            aria-label={t(saved ? 'details.saved' : 'common.save')}
            aria-pressed={saved}
            onClick={() => toggle({ slug, title, address, image })}
          >
            {saved ? <Bookmark color="primary" /> : <BookmarkBorder />}
          </IconButton>
          <IconButton aria-label={t('details.share')} onClick={() => void share(title)}>
            <Share />
          </IconButton>
        </Corner>
      </Sheet>
    </>
  );
}
