import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import InvoicePage from '#src/pages/invoice/InvoicePage.tsx';

const meta = preview.meta({
  title: 'Pages/Invoice',
  component: InvoicePage,
  parameters: screenAt(
    '/invoice',
    'The printable invoice of the sample booking. Header, footer and controls are not printed.',
  ),
});

/** Due seven days after issue, with the total of the booking. */
export const Default = meta.story({});
