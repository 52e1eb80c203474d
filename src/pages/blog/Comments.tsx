import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addComment, getComments } from '#common/contract/forms/comments.ts';
import { isUnknownCall } from '#src/api/transport/errors.ts';
import { CardLabel } from '#src/components/cards/cardSurface.ts';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { Portrait } from '#src/components/media/Portrait.tsx';
import { sampleComments, type Comment as Sample } from '#src/content/blog/comments.ts';
import type { Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { quietly, useQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(2),
}));

const Day = styled('time')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

const Text = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  maxWidth: '44em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Replies = styled('div')(({ theme }) => ({
  gridColumn: 2,
  display: 'grid',
  gap: theme.spacing(2.5),
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1', marginInlineStart: theme.spacing(2) },
}));

const fields = ['name', 'email', 'message'];

const countOf = (comments: readonly Sample[]): number =>
  comments.reduce((sum, { replies = [] }) => sum + 1 + countOf(replies), 0);

export function Comments({ post }: { post: Post }) {
  const { t } = useTranslation();
  const id = useId();
  useFormTexts();
  const { send, form } = useFormCall(`comment/${post.id}`, addComment, {
    idempotent: true,
    fields,
    done: () => t('written.sent.comment'),
  });
  const samples = sampleComments[post.id] ?? [];
  const errorText = useErrorText();
  const asked = useHydrated() ? { post: post.id } : null;
  const answer = useQuery(getComments, asked, quietly);
  const comments = answer.data?.records ?? [];
  // A server without this endpoint has no comments.
  const error = answer.error && !isUnknownCall(answer.error) ? answer.error : undefined;
  const count = countOf(samples) + comments.length;
  return (
    <Stack sx={{ mt: 6, gap: 5 }}>
      <section aria-labelledby={id}>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.5rem', mb: 3 }}>
          {count > 0
            ? t('blog.commentsTitle', { count })
            : t(error !== undefined ? 'errors.title' : 'blog.commentsNone')}
        </Typography>
        {count === 0 && error === undefined && (
          <Typography>{t('blog.commentsNoneText')}</Typography>
        )}
        <Stack sx={{ gap: 4 }}>
          {samples.map((comment) => (
            <Said key={comment.id} comment={comment} />
          ))}
          {comments.map(({ code, name, text, createdAt }) => (
            <Comment key={code} author={name} date={createdAt.slice(0, 10)} text={text} />
          ))}
          {error !== undefined && (
            <ErrorState
              text={errorText(error)}
              retrying={answer.isValidating}
              onRetry={() => void answer.mutate()}
            />
          )}
        </Stack>
      </section>
      <Panel title={t('blog.addComment')}>
        <Typography variant="body2" sx={{ mb: 2.5, color: 'text.secondary' }}>
          {t('blog.commentNote')}
        </Typography>
        <MessageForm
          label={t('blog.addComment')}
          textLabel={t('blog.commentMessage')}
          submitLabel={t('blog.commentSubmit')}
          onSubmit={(values, guard) => send({ post: post.id, body: { ...values, guard } })}
          {...form}
        />
      </Panel>
    </Stack>
  );
}

function Said({ comment, level = 3 }: { comment: Sample; level?: 3 | 4 }) {
  const { i18n } = useTranslation();
  return (
    <Comment
      author={inLanguage(comment.author, i18n.language)}
      image={comment.image}
      date={comment.date}
      text={inLanguage(comment.text, i18n.language)}
      level={level}
      sample
    >
      {comment.replies?.map((reply) => (
        <Said key={reply.id} comment={reply} level={4} />
      ))}
    </Comment>
  );
}

interface CommentProps {
  author: string;
  image?: string | null;
  /** The date, `YYYY-MM-DD`. */
  date: string;
  text: string;
  sample?: boolean;
  level?: 3 | 4;
  children?: ReactNode;
}

function Comment({ author, image, date, text, sample = false, level = 3, children }: CommentProps) {
  const { t, i18n } = useTranslation();
  return (
    <Root>
      <Portrait src={image} name={author} size={44} />
      <div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography variant="h5" component={`h${level}`}>
            <bdi>{author}</bdi>
          </Typography>
          <Day dateTime={date}>{formatDate(date, i18n.language, { dateStyle: 'long' })}</Day>
          {sample && (
            <CardLabel tone="neutral" sx={{ ml: 'auto' }}>
              {t('common.demoNotice')}
            </CardLabel>
          )}
        </Stack>
        <Text dir="auto">{text}</Text>
      </div>
      {children && <Replies>{children}</Replies>}
    </Root>
  );
}
