import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addComment, getComments } from '#common/contract/forms/comments.ts';
import { isUnknownCall } from '#src/api/transport/errors.ts';
import { CommentCard } from '#src/components/cards/people/CommentCard.tsx';
import { ErrorState } from '#src/components/feedback/ErrorState.tsx';
import { MessageForm } from '#src/components/forms/message/MessageForm.tsx';
import { sampleComments, type Comment as Sample } from '#src/content/blog/comments.ts';
import type { Post } from '#src/content/blog/posts.ts';
import { inLanguage } from '#src/content/sample.ts';
import { withoutRetry, useQuery } from '#src/hooks/data/useQuery.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useHydrated } from '#src/hooks/useHydrated.ts';
import { useFormTexts } from '#src/i18n/screens/formTexts.ts';
import { Panel } from '#src/pages/shared/layout/Panel.tsx';
import { useFormCall } from '#src/pages/shared/useFormCall.tsx';

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
  const input = useHydrated() ? { post: post.id } : null;
  const response = useQuery(getComments, input, withoutRetry);
  const comments = response.data?.records ?? [];
  // A server without this endpoint has no comments.
  const error = response.error && !isUnknownCall(response.error) ? response.error : undefined;
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
            <CommentThread key={comment.id} comment={comment} />
          ))}
          {comments.map(({ code, name, text, createdAt }) => (
            <CommentCard key={code} author={name} date={createdAt.slice(0, 10)} text={text} />
          ))}
          {error !== undefined && (
            <ErrorState
              text={errorText(error)}
              retrying={response.isValidating}
              onRetry={() => void response.mutate()}
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

function CommentThread({ comment, level = 3 }: { comment: Sample; level?: 3 | 4 }) {
  const { i18n } = useTranslation();
  return (
    <CommentCard
      author={inLanguage(comment.author, i18n.language)}
      image={comment.image}
      date={comment.date}
      text={inLanguage(comment.text, i18n.language)}
      level={level}
      sample
    >
      {comment.replies?.map((reply) => (
        <CommentThread key={reply.id} comment={reply} level={4} />
      ))}
    </CommentCard>
  );
}
