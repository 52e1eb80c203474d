import { useTranslation } from 'react-i18next';
import { subscribe } from '#common/contract/forms/subscriptions.ts';
import type { SubscribeFormProps } from '#src/components/forms/message/SubscribeForm.tsx';
import { useFormCall } from './useFormCall.tsx';

/**
 * A form that asks to be told by mail; for a screen that uses `useFormTexts`.
 * @param place the slug of the place that is to give numbers; without it the newsletter
 */
export const useSubscribe = (place?: string): SubscribeFormProps => {
  const { t } = useTranslation();
  const topic = place ? 'openings' : 'newsletter';
  const { send, form } = useFormCall(`subscribe/${place ?? ''}`, subscribe, {
    fields: ['email'],
    idempotent: true,
    done: ({ body: { email } }) => t(`written.sent.${topic}`, { email }),
  });
  return {
    onSubmit: ({ email }, guard) =>
      send({ body: { topic, ...(place && { place }), email, guard } }),
    ...form,
  };
};
