import { expect, fn } from 'storybook/test';
import { StatisticsService } from '#common/contract/places/statistics.ts';
import { readResponse } from '#src/api/transport/response.ts';
import { buildServiceFigures } from '#src/mocks/hall/services.ts';
import preview from '#storybook/preview.tsx';
import { longAddress, longTitle, scene } from '#stories/components/cards/samples.ts';
import { elementOf } from '#stories/components/translated.ts';
import { leads } from '#stories/steps.ts';
import type { TicketRow } from '#src/components/cards/ticket/TicketCard.tsx';
import { InvoiceSheet } from '#src/components/tables/InvoiceSheet.tsx';
import { PlanTable } from '#src/components/tables/PlanTable.tsx';
import { ServiceTable } from '#src/components/tables/ServiceTable.tsx';
import { TicketTable } from '#src/components/tables/TicketTable.tsx';
import { TablePager } from '#src/components/tables/TablePager.tsx';

const meta = preview.meta({ title: 'Components/Tables' });

/** The totals are computed from the lines. */
export const Invoice = meta.story({
  render: () => (
    <InvoiceSheet
      number="SE-2026-0042"
      issued="2026-03-27"
      from={{ name: 'Θέατρο Αμαξοστάσιο', lines: ['Λεωφόρος Νίκης 18', '546 22 Θεσσαλονίκη'] }}
      to={{ name: 'Νεφέλη Οικονόμου', lines: ['Αγίου Δημητρίου 7', 'nefeli@example.gr'] }}
      lines={[
        { description: 'Εισιτήριο ενηλίκου', quantity: 2, unitPrice: 1400, vatRate: 6 },
        { description: 'Κράτηση θέσεων', quantity: 3, unitPrice: 50, vatRate: 24 },
      ]}
      discount={350}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-3,50 €')).toBeVisible();
  },
});

const figures = buildServiceFigures().map((one) => readResponse(StatisticsService, one));

/** The figures of three services. Nobody waited for the last one. */
export const Services = meta.story({
  render: () => <ServiceTable services={figures} />,
});

const onChange = fn();

/** The first of three pages, with a change of page and page size. */
export const Pager = meta.story({
  render: () => <TablePager view={{ page: 1, perPage: 10 }} count={23} onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Προηγούμενη σελίδα' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Επόμενη σελίδα' }));
    await expect(onChange).toHaveBeenLastCalledWith({ page: 2, perPage: 10 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ανά σελίδα' }), '20');
    await expect(onChange).toHaveBeenLastCalledWith({ page: 1, perPage: 20 });
  },
});

/** The last page has fewer rows. */
export const LastPage = meta.story({
  render: () => (
    <TablePager view={{ page: 1284, perPage: 10 }} count={12_838} onChange={onChange} />
  ),
});

export const Plans = meta.story({
  render: () => (
    <PlanTable
      plans={[
        { id: 'basic', name: 'Basic', price: '0 $', features: 1, recommended: false },
        { id: 'standard', name: 'Standard', price: '99 $', features: 2, recommended: true },
        { id: 'premium', name: 'Premium', price: '199 $', features: 3, recommended: false },
      ]}
      features={[
        { key: 'lists', label: 'Λίστα αναμονής' },
        { key: 'kiosk', label: 'Κιόσκι' },
        { key: 'support', label: 'Τηλεφωνική υποστήριξη' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Κιόσκι/ });
    await expect(row).toHaveTextContent(/Δεν περιλαμβάνεται.*Περιλαμβάνεται.*Περιλαμβάνεται/);
  },
});

const pharmacy: TicketRow = {
  code: 'a',
  rank: 42,
  status: 'scheduled',
  title: 'Φαρμακείο Παπαδοπούλου',
  href: '/listing-grid/farmakeio-papadopoulou',
  address: 'Ερμού 12, 546 25',
  city: 'Θεσσαλονίκη',
  image: scene('pharmacy', 'farmakeio-papadopoulou'),
  date: 'Δευ 16 Μαρ 2026',
  takenAt: '15 Μαρ 2026, 20:14',
  peopleAhead: 5,
  ticketHref: '/ticket/key',
};

const barber: TicketRow = {
  ...pharmacy,
  code: 'b',
  rank: 7,
  title: 'Κουρείο Ο Στέλιος',
  href: '/listing-grid/kourio-o-stelios',
  image: scene('barber', 'kourio-o-stelios'),
  peopleAhead: 0,
  ticketHref: null,
};

const unknown: TicketRow = {
  ...barber,
  title: 'ΚΕΠ Κέντρου Ηρακλείου',
  code: 'c',
  rank: 118,
  image: null,
  peopleAhead: null,
};

const tickets = [pharmacy, barber, unknown];

const caption = 'Εισιτήρια σε αναμονή';

export const Tickets = meta.story({
  render: () => <TicketTable tickets={tickets} caption={caption} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await leads(canvas, 'Κουρείο Ο Στέλιος', '/listing-grid/kourio-o-stelios');
  },
});

/** On a phone the tickets are cards. An open ticket has its own link above the card's. */
export const TicketCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <TicketTable tickets={tickets} caption={caption} />,
  play: async ({ canvas }) => {
    const own = canvas.getByRole('link', { name: `Ανοίξτε τον αριθμό\u00a042: ${pharmacy.title}` });
    await expect(own).toHaveAttribute('href', '/ticket/key');
    const { left, top, width, height } = own.getBoundingClientRect();
    await expect(elementOf(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(
      own,
    );
  },
});

export const TicketsLoading = meta.story({
  render: () => <TicketTable tickets={[]} caption={caption} loading />,
});

/** Every status, with a reason and the longest names. */
export const TicketStatuses = meta.story({
  render: () => (
    <TicketTable
      caption={caption}
      tickets={[
        { ...pharmacy, code: 'r', status: 'running', peopleAhead: 0 },
        { ...barber, code: 'p', status: 'processed' },
        {
          ...unknown,
          code: 'x',
          status: 'aborted',
          reason: 'Το κατάστημα έκλεισε νωρίτερα λόγω απεργίας.',
        },
        { ...pharmacy, code: 'y', status: 'cancelled', title: longTitle, address: longAddress },
      ]}
    />
  ),
});
