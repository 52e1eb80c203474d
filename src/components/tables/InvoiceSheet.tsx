import { useTranslation } from 'react-i18next';
import { Logo } from '#src/components/navigation/header/Logo.tsx';
import { formatDateAs } from '#src/lib/dates.ts';
import { dueDateOf, invoiceTotals, type InvoiceLine } from '#src/lib/invoice.ts';
import { formatEuros, formatNumber } from '#src/lib/numbers.ts';
import { Facts, Head, Lines, Parties, Root, Sums } from './invoice/parts.ts';

interface InvoiceParty {
  name: string;
  lines: readonly string[];
}

export interface InvoiceSheetProps {
  number: string;
  /** Date of issue, `YYYY-MM-DD`. The due date is seven days later. */
  issued: string;
  from: InvoiceParty;
  to: InvoiceParty;
  /** The lines. Amounts are in cents, including VAT. */
  lines: readonly InvoiceLine[];
  /** The discount, in cents. */
  discount: number;
}

const columns = [
  'fields.description',
  'checkout.invoice.quantity',
  'checkout.invoice.vat',
  'checkout.receipt.total',
] as const;
const dateFormat = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** An invoice to print: parties, lines and totals. Totals are computed from the lines. */
export function InvoiceSheet({ number, issued, from, to, lines, discount }: InvoiceSheetProps) {
  const { t, i18n } = useTranslation();
  const sums = invoiceTotals(lines, discount);
  const percent = (rate: number) => `${formatNumber(rate, i18n.language)}%`;
  const money = (cents: number) => formatEuros(cents / 100, i18n.language);
  const day = (date: string) => formatDateAs(date, i18n.language, dateFormat) || '–';
  const parties = [
    ['from', from],
    ['to', to],
  ] as const;
  const facts = [
    ['order', number || '–'],
    ['issued', day(issued)],
    ['due', day(issued && dueDateOf(issued))],
  ] as const;
  const amounts = [
    ['subtotal', sums.subtotal],
    ['discount', 0 - sums.discount],
    ['total', sums.total],
  ] as const;
  return (
    <Root aria-label={`${t('checkout.invoice.title')} ${number}`}>
      <Head>
        <div>
          <Logo />
        </div>
        <Facts>
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{t(`checkout.invoice.${what}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Head>
      <Parties>
        {parties.map(([side, party]) => (
          <section key={side}>
            <h2>{t(`checkout.invoice.${side}`)}</h2>
            <address translate="no">
              <strong>{party.name}</strong>
              {party.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
        ))}
      </Parties>
      {lines.length > 0 && (
        <Lines aria-label={t('checkout.invoice.lines')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={line.description}>
                <th scope="row">{line.description}</th>
                <td data-label={t('checkout.invoice.quantity')}>
                  {formatNumber(line.quantity, i18n.language)} × {money(line.unitPrice)}
                </td>
                <td data-label={`${t('checkout.invoice.vat')} ${percent(line.vatRate)}`}>
                  <span className="rate">{percent(line.vatRate)}</span>{' '}
                  {money(sums.lines[index]?.vat ?? 0)}
                </td>
                <td data-label={t('checkout.receipt.total')}>
                  {money(sums.lines[index]?.total ?? 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </Lines>
      )}
      <Sums>
        {amounts.map(([what, cents]) => (
          <div key={what} className={what}>
            <dt>{t(`checkout.invoice.${what}`)}</dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </Sums>
      <p className="note">{t('checkout.invoice.vatIncluded')}</p>
    </Root>
  );
}
