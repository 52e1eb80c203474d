import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.ts';
import { leads } from '#stories/steps.ts';
import { screenAt } from '#stories/pages/screenAt.ts';
import { checkout } from '#src/i18n/el/checkout.ts';
import * as el from '#src/i18n/el/index.ts';
import BookingPage from '#src/pages/booking/BookingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Booking',
  component: BookingPage,
  parameters: screenAt(
    '/booking',
    'Payment for a booking. A sample: nothing is charged, and card details never leave the form.',
  ),
});

const { form } = checkout;

export const Default = meta.story({});

/**
 * Card details support autofill and are not stored. Confirming says that nothing was sent, and leads
 * to a sample.
 */
export const Card = meta.story({
  play: async ({ canvas, userEvent }) => {
    const firstName = canvas.getByLabelText(starting(el.auth.firstName));
    await userEvent.type(firstName, 'Νεφέλη');
    await userEvent.type(canvas.getByLabelText(starting(el.auth.lastName)), 'Οικονόμου');
    await userEvent.type(canvas.getByLabelText(starting(el.fields.email)), 'nefeli@example.gr');
    await userEvent.click(canvas.getByRole('checkbox', { name: starting(form.terms) }));
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.card }));
    const card: [string, string, string][] = [
      [form.cardName, 'cc-name', 'NEFELI OIKONOMOU'],
      [form.cardNumber, 'cc-number', '4111 1111 1111 1111'],
      [form.cardMonth, 'cc-exp-month', '12'],
      [form.cardYear, 'cc-exp-year', '2031'],
      [form.cardCvv, 'cc-csc', '987'],
    ];
    for (const [label, autoComplete, text] of card) {
      const field = await canvas.findByLabelText(starting(label));
      await expect(field).toHaveAttribute('autocomplete', autoComplete);
      await userEvent.type(field, text);
    }
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
    await expect(await canvas.findByText(el.common.notConnected)).toBeVisible();
    await expect(firstName).toHaveValue('Νεφέλη');
    await leads(canvas, checkout.booking.seeConfirmation, '/booking-confirmation');
    // Without the origin, whose port may contain the same digits.
    const address = location.href.slice(location.origin.length);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, address]);
    await expect(stored).not.toMatch(/4111|987|NEFELI/);
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.paypal }));
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.card }));
    await expect(await canvas.findByLabelText(starting(form.cardNumber))).toHaveValue('');
  },
});
