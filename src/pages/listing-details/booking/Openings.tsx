import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SubscribeForm } from '#src/components/forms/message/SubscribeForm.tsx';
import { useFormTexts } from '#src/i18n/formTexts.ts';
import { useSubscribe } from '#src/pages/shared/useSubscribe.ts';

/** Where no number can be had on any day: a mail, once, when that changes. */
export function Openings({ slug }: { slug: string }) {
  useFormTexts();
  const { t } = useTranslation();
  const id = useId();
  const form = useSubscribe(slug);
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: 2, p: 2.5 }}>
      <Typography id={id} variant="h3" sx={{ fontSize: '1.125rem', mb: 1 }}>
        {t('written.openings.title')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('written.openings.text')}</Typography>
      <SubscribeForm submitLabel={t('written.openings.submit')} {...form} />
    </Card>
  );
}
