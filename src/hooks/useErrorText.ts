import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/errors.ts';

/** Gives the sentence that a person reads about a failure, in the language shown. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      const message = messageOf(error);
      return 'text' in message ? message.text : t(message.key, message.values);
    },
    [t],
  );
};
