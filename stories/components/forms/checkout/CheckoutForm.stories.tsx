import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { starting } from '#stories/components/forms/inForm.tsx';
import { within } from '#stories/components/frames.tsx';
import { CheckoutForm } from '#src/components/forms/checkout/CheckoutForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/CheckoutForm',
  component: CheckoutForm,
  args: { onSubmit: fn(), onReadTerms: fn() },
  decorators: [within(760)],
});

const { form } = el.checkout;

/** A bank transfer. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(form.bankNote)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: form.readTerms }));
    await expect(args.onReadTerms).toHaveBeenCalledOnce();
  },
});

/** The submitted values contain no card details. */
export const CardStaysHere = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(starting(form.firstName)), 'Νεφέλη');
    await userEvent.type(canvas.getByLabelText(starting(form.lastName)), 'Οικονόμου');
    await userEvent.type(canvas.getByLabelText(starting(form.email)), 'nefeli@example.gr');
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.card }));
    await userEvent.type(await canvas.findByLabelText(starting(form.cardName)), 'N OIKONOMOU');
    await userEvent.type(canvas.getByLabelText(starting(form.cardNumber)), '4111 1111 1111 1111');
    await userEvent.type(canvas.getByLabelText(starting(form.cardMonth)), '12');
    await userEvent.type(canvas.getByLabelText(starting(form.cardYear)), '2031');
    await userEvent.type(canvas.getByLabelText(starting(form.cardCvv)), '987');
    await userEvent.click(canvas.getByRole('checkbox', { name: starting(form.terms) }));
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      first_name: 'Νεφέλη',
      last_name: 'Οικονόμου',
      email: 'nefeli@example.gr',
      phone: '',
      payment: 'card',
      terms: true,
    });
  },
});

/** By keyboard: arrows choose. Details of a card are forgotten once it is not the way to pay. */
export const Paypal = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: form.methods.bank }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const number = await canvas.findByLabelText(starting(form.cardNumber));
    await expect(number).toHaveAttribute('autocomplete', 'cc-number');
    await userEvent.type(number, '4111');
    const card = canvas.getByRole('radio', { name: form.methods.card });
    card.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText(form.paypalNote)).toBeVisible();
    await userEvent.click(card);
    await waitFor(async () =>
      expect(await canvas.findByLabelText(starting(form.cardNumber))).toHaveValue(''),
    );
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.paypal }));
  },
});
