import preview from '#storybook/preview.tsx';
import InvoicePage from '#src/pages/invoice/InvoicePage.tsx';

const meta = preview.meta({
  title: 'Pages/Invoice',
  component: InvoicePage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/invoice'], path: '/invoice' },
    docs: {
      description: {
        component:
          'The sample booking’s invoice, made to be printed: header, footer and controls stay off the paper.',
      },
    },
  },
});

/** Due seven days after its issue; the total is that of the booking. */
export const Default = meta.story({});
