import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { useTranslation } from 'react-i18next';
import { HighlightedText } from '#src/components/display/HighlightedText.tsx';
import { VisuallyHidden } from '#src/components/display/VisuallyHidden.tsx';
import { Picture } from '#src/components/media/Picture.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { formatDate, LONG_DATE } from '#src/lib/dates.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import {
  type BlogLayout,
  Body,
  Day,
  Foot,
  Likes,
  Media,
  Root,
  Sheet,
  Text,
  Title,
} from './blogCardParts.ts';
import { StretchedLink } from '#src/components/cards/cardSurface.ts';

export interface BlogCardProps {
  img?: string | null;
  title?: string;
  /** Publication date, `YYYY-MM-DD`. */
  date?: string;
  description?: string;
  author?: string;
  authorImg?: string | null;
  likeNum?: number | null;
  cardUrl?: string;
  layout?: BlogLayout;
  /** In the wide layout, puts the picture at the end. */
  flip?: boolean;
  highlight?: string[];
  eager?: boolean;
}

const ratios: Record<BlogLayout, number> = { grid: 16 / 10, row: 3 / 2, wide: 3 / 2, mini: 1 };
const nothing: string[] = [];

/** A blog post in a list. The whole card is one link. */
export function BlogCard({
  img,
  title = '',
  date,
  description,
  author,
  authorImg,
  likeNum,
  cardUrl = '#',
  layout = 'grid',
  flip = false,
  highlight = nothing,
  eager = false,
}: BlogCardProps) {
  const { t, i18n } = useTranslation();
  const brief = layout === 'mini';
  const day = date && formatDate(date, i18n.language, LONG_DATE);
  const likes = likeNum == null ? null : formatNumber(likeNum, i18n.language);
  return (
    <Root data-layout={layout}>
      <Sheet data-flip={flip || undefined}>
        <Media>
          <Picture src={img} ratio={ratios[layout]} fallback="business" eager={eager} />
        </Media>
        <Body>
          {day && !brief && <Day dateTime={date}>{day}</Day>}
          <Title>
            <StretchedLink href={cardUrl}>
              <HighlightedText text={title} words={highlight} />
            </StretchedLink>
          </Title>
          {day && brief && <Day dateTime={date}>{day}</Day>}
          {description && !brief && (
            <Text>
              <HighlightedText text={description} words={highlight} />
            </Text>
          )}
          {(author || likes) && !brief && (
            <Foot>
              {author && (
                <>
                  <Portrait src={authorImg} name={author} size={32} />
                  <span>{author}</span>
                </>
              )}
              {likes && (
                <Likes>
                  <FavoriteBorder aria-hidden />
                  <span aria-hidden>{likes}</span>
                  <VisuallyHidden>
                    {t('blog.likes', { count: likeNum ?? 0, n: likes })}
                  </VisuallyHidden>
                </Likes>
              )}
            </Foot>
          )}
        </Body>
      </Sheet>
    </Root>
  );
}
