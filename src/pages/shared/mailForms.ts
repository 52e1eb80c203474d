import { useTranslation } from 'react-i18next';
import { isPersonId, type MessageTopic } from '#common/forms.ts';
import { sendMessage } from '#common/contract/forms/messages.ts';
import type { MessageFormProps } from '#src/components/forms/message/MessageForm.tsx';
import { subscribe } from '#common/contract/forms/subscriptions.ts';
import type { SubscribeFormProps } from '#src/components/forms/message/SubscribeForm.tsx';
import { useFormCall } from './useFormCall.tsx';

/**
 * A subscription form, for a screen that uses `useFormTexts`.
 * @param place slug of a place to watch for tickets. Without it, the newsletter
 * @param until the last day whose numbers are of interest. Without it, any day
 */
export const useSubscribe = (place?: string, until?: string): SubscribeFormProps => {
  const { t } = useTranslation();
  const topic = place ? 'openings' : 'newsletter';
  const { send, form } = useFormCall(
    `subscribe/${[place, until].filter(Boolean).join('/')}`,
    subscribe,
    {
      fields: ['email'],
      idempotent: true,
      done: ({ body: { email } }) => t(`written.sent.${topic}`, { email }),
    },
  );
  return {
    onSubmit: ({ email }, guard) =>
      send({ body: { topic, ...(place && { place }), ...(until && { until }), email, guard } }),
    ...form,
  };
};

/**
 * A message form, for a screen that uses `useFormTexts`.
 * @param author profile id of the recipient. Without it, the site operators
 */
export const useMessage = (about: MessageTopic, author?: string): MessageFormProps => {
  const { t } = useTranslation();
  const done = !author ? 'message' : isPersonId(author) ? 'person' : 'author';
  const { send, form } = useFormCall(`message/${author ?? about}`, sendMessage, {
    fields: ['name', 'email', 'message'],
    idempotent: true,
    done: ({ body: { email } }) => t(`written.sent.${done}`, { email }),
  });
  return {
    onSubmit: (values, guard) =>
      send({ body: { about, ...(author && { author }), ...values, guard } }),
    ...form,
  };
};
