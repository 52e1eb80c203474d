import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#src/hooks/useToast.ts';

/** Shares the page with the device's share dialog, or copies its address, or shows it as text. */
export const useShare = () => {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    async (title: string): Promise<void> => {
      const url = window.location.href;
      if (typeof navigator.share === 'function') {
        try {
          await navigator.share({ title, url });
          return;
        } catch (error) {
          if (error instanceof DOMException && error.name === 'AbortError') return;
        }
      }
      try {
        await navigator.clipboard.writeText(url);
        toast.success(t('details.shared'));
      } catch {
        toast.info(t('details.shareFailed', { url }));
      }
    },
    [t, toast],
  );
};
