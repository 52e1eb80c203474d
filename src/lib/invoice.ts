import { addDays } from '#common/calendar/days.ts';

/** Source: section 9 of the specification. */
const DUE_AFTER_DAYS = 7;

/** One line of an invoice. Amounts are whole cents, so that sums are exact. */
export interface InvoiceLine {
  description: string;
  quantity: number;
  unitPrice: number;
  /** VAT rate included in the amount, in percent. */
  vatRate: number;
}

const lineTotals = ({ quantity, unitPrice, vatRate }: InvoiceLine) => {
  const total = Math.round(quantity * unitPrice);
  return { total, vat: total - Math.round((total * 100) / (100 + vatRate)) };
};

/** Totals in cents. The discount is between zero and the subtotal. */
export const invoiceTotals = (lines: readonly InvoiceLine[], discount = 0) => {
  const each = lines.map(lineTotals);
  const subtotal = each.reduce((sum, { total }) => sum + total, 0);
  const taken = Math.min(Math.max(0, Math.round(discount)), Math.max(0, subtotal));
  return { lines: each, subtotal, discount: taken, total: subtotal - taken };
};

/** Due date of an invoice. Both dates are `YYYY-MM-DD`. */
export const dueDateOf = (issued: string): string => addDays(issued, DUE_AFTER_DAYS);
