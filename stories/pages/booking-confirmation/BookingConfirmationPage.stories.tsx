import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/pages/screenAt.ts';
import BookingConfirmationPage from '#src/pages/booking-confirmation/BookingConfirmationPage.tsx';

const meta = preview.meta({
  title: 'Pages/BookingConfirmation',
  component: BookingConfirmationPage,
  parameters: screenAt('/booking-confirmation', 'The confirmation of a booking, as a sample.'),
});

/** Confirmation, a note about the e-mail, and a link to the invoice. */
export const Default = meta.story({});
