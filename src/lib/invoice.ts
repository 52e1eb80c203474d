import { addDays } from '#common/calendar/days.ts';

/** How long an invoice may stay unpaid. Source: section 9 of the specification. */
export const dueAfterDays = 7;

/** One line of an invoice. Amounts are whole cents, so that no sum is ever off by one. */
export interface InvoiceLine {
  description: string;
  quantity: number;
  /** The unit price, VAT included, in cents. */
  unitPrice: number;
  /** The VAT rate included in it, in percent. */
  vatRate: number;
}

/** The amounts of each line, in cents. */
export interface LineTotals {
  /** The VAT contained in the total. */
  vat: number;
  total: number;
}

/** The totals of an invoice, in cents. */
export interface InvoiceTotals {
  lines: LineTotals[];
  subtotal: number;
  /** The discount: never more than the subtotal, never negative. */
  discount: number;
  total: number;
}

const lineTotals = ({ quantity, unitPrice, vatRate }: InvoiceLine): LineTotals => {
  const total = Math.round(quantity * unitPrice);
  return { total, vat: total - Math.round((total * 100) / (100 + vatRate)) };
};

/**
 * Computes an invoice's totals from its lines.
 * @param discount the amount subtracted from the subtotal, in cents
 */
export const invoiceTotals = (lines: readonly InvoiceLine[], discount = 0): InvoiceTotals => {
  const each = lines.map(lineTotals);
  const subtotal = each.reduce((sum, { total }) => sum + total, 0);
  const taken = Math.min(Math.max(0, Math.round(discount)), Math.max(0, subtotal));
  return { lines: each, subtotal, discount: taken, total: subtotal - taken };
};

/** The day by which an invoice is due. Both dates are `YYYY-MM-DD`. */
export const dueDateOf = (issued: string): string => addDays(issued, dueAfterDays);
