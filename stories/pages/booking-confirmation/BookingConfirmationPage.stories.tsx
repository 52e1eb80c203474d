import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { el } from '#src/i18n/el/index.ts';
import BookingConfirmationPage from '#src/pages/booking-confirmation/BookingConfirmationPage.tsx';

const meta = preview.meta({
  title: 'Pages/BookingConfirmation',
  component: BookingConfirmationPage,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    router: { initialEntries: ['/booking-confirmation'], path: '/booking-confirmation' },
    docs: { description: { component: 'The thanks after a booking, as a sample.' } },
  },
});

/** The thanks, the note about the email, and the way to the invoice. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { confirmation } = el.checkout;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(confirmation.heading);
    await expect(canvas.getByText(confirmation.text)).toBeVisible();
    await expect(canvas.getByText(confirmation.sample)).toBeVisible();
    const invoice = canvas.getByRole('link', { name: confirmation.viewInvoice });
    await expect(invoice).toHaveAttribute('href', '/invoice');
    await userEvent.click(invoice);
    await expect(await canvas.findByTestId('elsewhere')).toBeInTheDocument();
  },
});
