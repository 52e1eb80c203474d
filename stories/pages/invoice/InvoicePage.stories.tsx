import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import InvoicePage from '#src/pages/invoice/InvoicePage.tsx';

const meta = preview.meta({
  title: 'Pages/Invoice',
  component: InvoicePage,
  parameters: screenAt(
    '/invoice',
    'The sample booking’s invoice, made to be printed: header, footer and controls stay off the paper.',
  ),
});

/** Due seven days after issue, with the total of the booking. */
export const Default = meta.story({});
