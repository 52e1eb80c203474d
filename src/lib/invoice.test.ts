import { describe, expect, it } from 'vitest';
import { dueDateOf, invoiceTotals, type InvoiceLine } from './invoice.ts';

const line = (part: Partial<InvoiceLine>): InvoiceLine => ({
  description: 'x',
  quantity: 1,
  unitPrice: 1000,
  vatRate: 24,
  ...part,
});

describe('invoices', () => {
  it('add quantity times price and subtract the discount', () => {
    const { lines, subtotal, discount, total } = invoiceTotals(
      [
        line({ quantity: 2, unitPrice: 1400, vatRate: 6 }),
        line({ unitPrice: 800, vatRate: 6 }),
        line({ unitPrice: 250 }),
      ],
      400,
    );
    expect(lines.map((each) => each.total)).toEqual([2800, 800, 250]);
    expect([subtotal, discount, total]).toEqual([3850, 400, 3450]);
  });

  it('compute the included VAT', () => {
    const { lines } = invoiceTotals([
      line({ unitPrice: 12_400 }),
      line({ unitPrice: 10_600, vatRate: 6 }),
      line({ unitPrice: 999, vatRate: 13 }),
      line({ unitPrice: 500, vatRate: 0 }),
    ]);
    expect(lines.map(({ vat }) => vat)).toEqual([2400, 600, 115, 0]);
  });

  it('are exact where floating-point arithmetic is not', () => {
    const many = Array.from({ length: 1000 }, () => line({ unitPrice: 10, quantity: 3 }));
    expect(invoiceTotals(many).total).toBe(30_000);
  });

  it('limit the discount to the range from zero to the subtotal', () => {
    expect(invoiceTotals([line({})], 5000)).toMatchObject({ discount: 1000, total: 0 });
    expect(invoiceTotals([line({})], -5)).toMatchObject({ discount: 0, total: 1000 });
    expect(invoiceTotals([])).toEqual({ lines: [], subtotal: 0, discount: 0, total: 0 });
  });

  it('are due seven days after issue, across months, years and clock changes', () => {
    expect(dueDateOf('2026-03-16')).toBe('2026-03-23');
    expect(dueDateOf('2026-03-27')).toBe('2026-04-03');
    expect(dueDateOf('2026-12-28')).toBe('2027-01-04');
    expect(dueDateOf('2028-02-25')).toBe('2028-03-03');
  });
});
