import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { Wait } from '#common/line/wait.ts';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { formatNumber } from '#src/lib/numbers.ts';
import { unbroken } from '#common/input/unbroken.ts';
import { CategoryIcon, VerifiedIcon } from '#src/components/display/place/CategoryIcon.tsx';
import { HighlightedText } from '#src/components/display/HighlightedText.tsx';
import { PriceLevel } from '#src/components/display/place/PriceLevel.tsx';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { WaitFigure } from '#src/components/display/place/WaitFigure.tsx';
import { kindOf, Picture } from '#src/components/media/Picture.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { StretchedLink } from '#src/components/cards/cardSurface.ts';
import { telOf } from '#common/input/phone.ts';
import { hostOf, placeOf, siteOf } from '#src/components/cards/people/contact.ts';
import {
  Address,
  Body,
  Corner,
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
import { ListingCardSkeleton } from './ListingCardSkeleton.tsx';
import { foreign } from '#common/greek/foreign.ts';

export interface ListingCardProps {
  href?: string;
  title?: string;
  address?: string;
  /** The city. Omit it if the address contains it. */
  city?: string | null;
  /** The district, which replaces the address in a compact row. */
  district?: string | null;
  distance?: string | null;
  /** Address of the picture. Without one, the card shows an illustration. */
  image?: string | null;
  category?: { label: string; icon: string } | null;
  wait?: Wait | null;
  /** Stars, 1 to 5. */
  rating?: number | null;
  reviewsCount?: number | null;
  /** From 1 (cheap) to 4 (expensive). */
  priceLevel?: number | null;
  phone?: string | null;
  website?: string | null;
  authorName?: string | null;
  authorImage?: string | null;
  /** Date of creation, already formatted. */
  date?: string | null;
  views?: number | null;
  verified?: boolean;
  /** The place was added in the last 30 days. */
  isNew?: boolean;
  highlight?: string[];
  layout?: ListingLayout;
  saved?: boolean;
  /** Called when the visitor saves or removes the place. Without it, there is no save button. */
  onToggleSave?: () => void;
  /** Called to show the place on a map beside the list. Without it, the card has no such button. */
  onLocate?: () => void;
  headingLevel?: 2 | 3 | 4;
  eager?: boolean;
  loading?: boolean;
}

const nothing: string[] = [];

/** Buttons over the picture: the place on the map, and the bookmark. */
function Buttons({
  title,
  saved,
  onToggleSave,
  onLocate,
}: Pick<ListingCardProps, 'title' | 'saved' | 'onToggleSave' | 'onLocate'>) {
  const { t } = useTranslation();
  if (!onToggleSave && !onLocate) return null;
  return (
    <Corner>
      {onLocate && (
        <IconButton aria-label={t('browse.map.locate', { title })} onClick={onLocate}>
          <PlaceIcon />
        </IconButton>
      )}
      {onToggleSave && (
        <IconButton
          aria-label={t('cards.save', { title })}
          aria-pressed={saved}
          onClick={onToggleSave}
        >
          {saved ? <BookmarkIcon /> : <BookmarkBorderIcon />}
        </IconButton>
      )}
    </Corner>
  );
}

/** The line above the title: category, price and verification. */
function Kind({
  category,
  priceLevel,
  verified,
}: Pick<ListingCardProps, 'category' | 'priceLevel' | 'verified'>) {
  const { t } = useTranslation();
  if (!category && !priceLevel && !verified) return null;
  return (
    <Kicker>
      {category && (
        <span>
          <CategoryIcon name={category.icon} fontSize="small" />
          <span>{category.label}</span>
        </span>
      )}
      {priceLevel && <PriceLevel level={priceLevel} />}
      {verified && <VerifiedIcon titleAccess={t('banners.verified')} />}
    </Kicker>
  );
}

/** Title, wait and address. A compact row shows the district instead of the address. */
function Name({
  href,
  title = '',
  address = '',
  city,
  district,
  distance,
  wait,
  isNew,
  highlight = nothing,
  headingLevel = 3,
}: ListingCardProps) {
  const { i18n } = useTranslation();
  const place = placeOf(address, city);
  const away = distance && <strong>{distance}</strong>;
  return (
    <Naming>
      <Title as={`h${headingLevel}`}>
        <StretchedLink href={href}>
          <HighlightedText
            text={unbroken(title)}
            words={highlight}
            lang={foreign(title, i18n.language)}
          />
        </StretchedLink>
      </Title>
      {wait && <WaitFigure wait={wait} isNew={isNew} />}
      {place && (
        <Address>
          {away}
          <HighlightedText text={place} words={highlight} lang={foreign(place, i18n.language)} />
        </Address>
      )}
      {(district || place) && (
        <District>
          {away}
          <span>{district || place}</span>
        </District>
      )}
    </Naming>
  );
}

/** Rating, and in a wide row, which has room for them, contact and origin. */
function Footer({
  layout,
  rating,
  reviewsCount,
  phone,
  website,
  authorName,
  authorImage,
  date,
  views,
}: ListingCardProps) {
  const { t, i18n } = useTranslation();
  const isWide = layout === 'list';
  const hasContact = isWide && Boolean(phone || website);
  const hasOrigin = isWide && (Boolean(authorName || date) || views != null);
  if (rating == null && !hasContact && !hasOrigin) return null;
  return (
    <Foot>
      {rating != null && (
        <Line>
          <Rating value={rating} count={reviewsCount ?? undefined} />
        </Line>
      )}
      {hasContact && (
        <Line>
          {phone && <Link href={telOf(phone)}>{phone}</Link>}
          {website && (
            <Link href={siteOf(website)} target="_blank" rel="noreferrer">
              {hostOf(website)}
            </Link>
          )}
        </Line>
      )}
      {hasOrigin && (
        <Line sx={{ typography: 'caption' }}>
          {authorName && (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
              <Portrait src={authorImage} name={authorName} size={24} />
              <bdi>{authorName}</bdi>
            </span>
          )}
          {date && <span>{date}</span>}
          {views != null && (
            <span>{t('cards.views', { count: views, n: formatNumber(views, i18n.language) })}</span>
          )}
        </Line>
      )}
    </Foot>
  );
}

/**
 * A place in a list of results: name, wait, category and address. The whole card is one link. For a
 * ticket use `TicketStub` or `TicketCard`.
 */
export function ListingCard({
  href = '#',
  layout = 'grid',
  eager = false,
  loading = false,
  ...place
}: ListingCardProps) {
  if (loading) return <ListingCardSkeleton layout={layout} />;
  const { image, category, wait, title = '', saved = false, verified = false } = place;
  const { onToggleSave, onLocate, priceLevel } = place;
  return (
    <Root data-place-card data-layout={layout} data-shut={wait?.status === 'closed' || undefined}>
      <Sheet>
        <Media>
          <Picture src={image} ratio={3 / 2} fallback={kindOf(category?.icon)} eager={eager} />
          <Buttons {...{ title, saved, onToggleSave, onLocate }} />
        </Media>
        <Text>
          <Body>
            <Kind {...{ category, priceLevel, verified }} />
            <Name {...place} href={href} />
          </Body>
          <Footer {...place} layout={layout} />
        </Text>
      </Sheet>
    </Root>
  );
}
