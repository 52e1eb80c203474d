import { styled } from '@mui/material/styles';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardPhoto } from '#common/photos.ts';
import { Rating } from '#src/components/display/place/Rating.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { SentPhoto } from '#src/components/media/SentPhoto.tsx';
import { radii } from '#theme/tokens.ts';
import { CardSurface } from '#src/components/cards/cardSurface.ts';
import { foreign } from '#common/greek/foreign.ts';

const Root = styled(CardSurface)(({ theme }) => ({
  height: 'auto',
  padding: theme.spacing(2.5),
  gap: theme.spacing(1.5),
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.mixins.row,
  gap: theme.spacing(1, 1.5),
}));

/** The stars follow at the right edge, or at the start of a line of their own. */
const Who = styled('div')({ flex: '1 1 8rem' });

const Name = styled('h3')(({ theme }) => theme.typography.h5);

const Day = styled('span')(({ theme }) => theme.mixins.smallNote);

const Visited = styled('span')(({ theme }) => ({
  ...theme.mixins.beside,
  gap: theme.spacing(0.5),
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.roles.success.text,
}));

const Text = styled('p')({ maxWidth: '47em', whiteSpace: 'pre-line' });

const Reply = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2),
  marginInlineStart: theme.spacing(2),
  borderInlineStart: `3px solid ${theme.vars.palette.roles.active.fill}`,
  borderRadius: `0 ${radii.control}px ${radii.control}px 0`,
  ...theme.mixins.soft('active'),
  ...theme.typography.body2,
  '& span': { color: 'inherit' },
}));

const Actions = styled('div')(({ theme }) => ({
  ...theme.mixins.wrap,
  gap: theme.spacing(0.5),
  marginInlineStart: theme.spacing(-2.5),
}));

export interface ReviewCardProps {
  /** Name of the author. Empty if the account was deleted. */
  author?: string;
  authorImage?: string | null;
  rating?: number;
  text?: string;
  /** The day, already formatted. */
  date?: string;
  /** The author was served at the place with a ticket. */
  visited?: boolean;
  /** Address of the photo, safe to link to. */
  photo?: string | null;
  actions?: ReactNode;
  reply?: { text: string; date: string; author: string } | null;
}

/** A review of a place, with the reply of the place. */
export function ReviewCard({
  author = '',
  authorImage,
  rating = 5,
  text,
  date,
  visited = false,
  photo,
  actions,
  reply,
}: ReviewCardProps) {
  const { t, i18n } = useTranslation();
  return (
    <Root>
      <Head>
        <Portrait src={authorImage && cardPhoto(authorImage)} name={author} size={44} />
        <Who>
          <Name lang={foreign(author, i18n.language)}>
            <bdi>{author || t('cards.formerMember')}</bdi>
          </Name>
          {date && <Day>{date}</Day>}
          {visited && (
            <Visited>
              <CheckCircleOutlined fontSize="inherit" aria-hidden />
              {t('cards.visited')}
            </Visited>
          )}
        </Who>
        <Rating value={rating} />
      </Head>
      {text && (
        <Text dir="auto" lang={foreign(text, i18n.language)}>
          {text}
        </Text>
      )}
      {photo && (
        <SentPhoto
          src={photo}
          alt={t('cards.reviewPhoto', { author: author || t('cards.formerMember') })}
        />
      )}
      {actions && <Actions>{actions}</Actions>}
      {reply && (
        <Reply>
          <strong>{t('cards.replyOf', { author: reply.author })}</strong>
          <Text lang={foreign(reply.text, i18n.language)}>{reply.text}</Text>
          <Day>{reply.date}</Day>
        </Reply>
      )}
    </Root>
  );
}
