import { useTranslation } from 'react-i18next';
import {
  BookingReceipt,
  type BookingReceiptProps,
} from '#src/components/cards/ticket/BookingReceipt.tsx';
import { sampleBooking } from '#src/content/booking.ts';
import { inLanguage } from '#src/content/sample.ts';
import { todayInAthens } from '#common/calendar/athens.ts';
import { addDays } from '#common/calendar/days.ts';
import { formatDate } from '#src/lib/dates.ts';
import { invoiceTotals, type InvoiceLine } from '#src/lib/invoice.ts';
import { formatEuros, formatNumber } from '#src/lib/numbers.ts';

export const sampleLinesIn = (language: string): InvoiceLine[] =>
  sampleBooking.lines.map((line) => ({
    ...line,
    description: inLanguage(line.description, language),
  }));

/** The ticket of the sample booking. Its total is the invoice's. */
const sampleReceiptIn = (
  language: string,
  labels: Record<'date' | 'hour' | 'adults' | 'children', string>,
): BookingReceiptProps => {
  const { place, inDays, hour, adults, children, discount } = sampleBooking;
  const { total } = invoiceTotals(sampleLinesIn(language), discount);
  return {
    title: inLanguage(place.title, language),
    address: inLanguage(place.address, language),
    image: place.image,
    rows: [
      { label: labels.date, value: formatDate(addDays(todayInAthens(), inDays), language) },
      { label: labels.hour, value: hour },
      { label: labels.adults, value: formatNumber(adults, language) },
      { label: labels.children, value: formatNumber(children, language) },
    ],
    total: formatEuros(total / 100, language),
  };
};

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
