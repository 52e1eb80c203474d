import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, type ErrorMessage } from '#src/api/transport/errors.ts';

/**
 * Returns a function that describes an error in the current language.
 * @param read maps an error to its text, for forms with texts of their own
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
