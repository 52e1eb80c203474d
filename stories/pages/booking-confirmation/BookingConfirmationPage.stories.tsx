import preview from '#storybook/preview.tsx';
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
export const Default = meta.story({});
