import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, type ErrorMessage } from '#src/api/transport/errors.ts';

/**
 * Returns the sentence that describes a failure, in the language shown.
 * @param read the mapping from a failure to its text, for forms that have one of their own
 */
export const useErrorText = (
  read: (error: unknown) => ErrorMessage = messageOf,
): ((error: unknown) => string) => {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      const message = read(error);
      return 'text' in message ? message.text : t(message.key, message.values);
    },
    [t, read],
  );
};
