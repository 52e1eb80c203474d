import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ConfirmationNumber from '@mui/icons-material/ConfirmationNumberOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import Verified from '@mui/icons-material/Verified';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { foreign } from '#common/greek/foreign.ts';
import type { Organisation } from '#src/api/organisations.ts';
import { CategoryIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { PriceLevel } from '#src/components/display/place/PriceLevel.tsx';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { WaitLine } from '#src/components/display/place/WaitLine.tsx';
import { useBookmarks } from '#src/hooks/data/account/useBookmarks.ts';
import { useWaitNow } from '#src/hooks/data/tickets/useWaitNow.ts';
import { useShare } from '#src/hooks/useShare.ts';
import { unbroken } from '#common/input/unbroken.ts';
import { goTo } from '#src/hooks/goTo.ts';
import { addressOf } from '#src/pages/shared/listings/listingCard.ts';
import { radii } from '#theme/tokens.ts';

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(3.5, 4) },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.75),
}));

const Mention = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  ...theme.typography.body2,
  fontWeight: 500,
  '& svg': { fontSize: '1.25rem' },
}));

/** On phones the actions form two columns to save height. */
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    width: '100%',
    '& > .MuiButton-root': {
      paddingInline: theme.spacing(0.75),
      fontSize: '0.875rem',
      lineHeight: 1.2,
    },
    '& .MuiButton-startIcon': { marginInline: '0 6px' },
  },
}));

interface Props {
  id: string;
  organisation: Organisation;
}

export function Banner({ id, organisation }: Props) {
  const { t, i18n } = useTranslation();
  const share = useShare();
  const { isSaved, toggle } = useBookmarks();
  const { slug, title, address, image, category, verified, rating, priceLevel } = organisation;
  const where = addressOf(organisation);
  const saved = isSaved(slug);
  const wait = useWaitNow(id, organisation);
  return (
    <>
      <Sheet as="header" className="sheet">
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0, flex: '1 1 360px' }}>
          {(category || verified) && (
            <Row>
              {category && (
                <Mention sx={{ color: 'secondary.main' }}>
                  <CategoryIcon name={category.icon} />
                  {category.title}
                </Mention>
              )}
              {verified && (
                <Mention sx={{ color: 'roles.success.text' }}>
                  <Verified aria-hidden />
                  {t('banners.verified')}
                </Mention>
              )}
            </Row>
          )}
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
          {wait && (
            <WaitLine
              wait={wait}
              style={{ fontSize: 'clamp(0.9375rem, 0.6rem + 1.2vw, 1.0625rem)' }}
            />
          )}
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
        </Box>
        <Actions>
          <Button
            variant="outlined"
            startIcon={<ConfirmationNumber />}
            onClick={() => goTo('booking')}
          >
            {t('details.reserve')}
          </Button>
          <Button
            variant="outlined"
            aria-pressed={saved}
            startIcon={saved ? <Bookmark color="primary" /> : <BookmarkBorder />}
            onClick={() => toggle({ slug, title, address, image })}
          >
            {t(saved ? 'details.saved' : 'common.save')}
          </Button>
          <Button variant="outlined" startIcon={<Share />} onClick={() => void share(title)}>
            {t('details.share')}
          </Button>
          <Button variant="outlined" startIcon={<RateReview />} onClick={() => goTo('add-review')}>
            {t('details.writeReview')}
          </Button>
        </Actions>
      </Sheet>
    </>
  );
}
