import Box from '@mui/material/Box';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckoutForm } from '#src/components/forms/checkout/CheckoutForm.tsx';
import { el } from '#src/i18n/el/index.ts';

const meta = preview.meta({
  title: 'Components/Forms/CheckoutForm',
  component: CheckoutForm,
  tags: ['stable'],
  args: { onSubmit: fn(), onReadTerms: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 760 }}>
        <Story />
      </Box>
    ),
  ],
});

const starting = (label: string) => new RegExp(`^${label}`);
const { form } = el.checkout;

/** The base: a bank transfer. */
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

/** The terms can be ticked and need not be. */
export const TermsNotTicked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(starting(form.firstName)), 'Νεφέλη');
    await userEvent.type(canvas.getByLabelText(starting(form.lastName)), 'Οικονόμου');
    await userEvent.type(canvas.getByLabelText(starting(form.email)), 'nefeli@example.gr');
    const terms = canvas.getByRole('checkbox', { name: starting(form.terms) });
    await expect(terms).not.toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ terms: false }));
  },
});

/** A card that does not add up and has expired. */
export const WrongCard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.card }));
    await userEvent.type(
      await canvas.findByLabelText(starting(form.cardNumber)),
      '4111111111111112',
    );
    await userEvent.type(canvas.getByLabelText(starting(form.cardMonth)), '02');
    await userEvent.type(canvas.getByLabelText(starting(form.cardYear)), '2026');
    await userEvent.type(canvas.getByLabelText(starting(form.cardCvv)), '1{Enter}');
    for (const key of ['cardNumberInvalid', 'cardExpired', 'cardCvvInvalid'] as const)
      await expect(await canvas.findByText(el.validation[key])).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Paypal needs no more than a word about what follows. By keyboard: arrows choose. */
export const Paypal = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: form.methods.bank }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByLabelText(starting(form.cardNumber))).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText(form.paypalNote)).toBeVisible();
    await expect(canvas.queryByLabelText(starting(form.cardNumber))).not.toBeInTheDocument();
  },
});

/** On its way. */
export const Loading = meta.story({ args: { pending: true } });

/** Without terms to show. */
export const Empty = meta.story({ args: { onReadTerms: undefined } });
