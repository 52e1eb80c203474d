import { useTranslation } from 'react-i18next';
import { BookingReceipt } from '#src/components/cards/ticket/BookingReceipt.tsx';
import { sampleReceiptIn } from './sampleBooking.ts';

/** The sample booking on its ticket. */
export function SampleReceipt() {
  const { t, i18n } = useTranslation();
  return (
    <BookingReceipt
      {...sampleReceiptIn(i18n.language, {
        date: t('checkout.receipt.date'),
        hour: t('checkout.receipt.hour'),
        adults: t('checkout.receipt.adults'),
        children: t('checkout.receipt.children'),
      })}
    />
  );
}
