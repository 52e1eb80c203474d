import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { noCard, Payment } from '#src/components/forms/checkout/Payment.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const { form } = el.checkout;
const starting = (label: string) => new RegExp(`^${label}`);

const meta = preview.meta({
  title: 'Components/Forms/Payment',
  component: Payment,
  tags: ['stable'],
  decorators: [
    (Story, { parameters }) => (
      <FormShell
        initialValues={{ payment: (parameters.payment as string) ?? 'bank', card: noCard }}
        onSubmit={fn()}
        aria-label="Δοκιμή"
        style={{ maxWidth: 760 }}
      >
        <Story />
      </FormShell>
    ),
  ],
});

/** A bank transfer needs nothing but a note. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: form.methods.bank })).toBeChecked();
    await expect(canvas.getByText(form.bankNote)).toBeVisible();
    await expect(canvas.queryByLabelText(starting(form.cardNumber))).toBeNull();
  },
});

/** Card details are discarded as soon as another payment method is chosen. */
export const CardForgotten = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('radio', { name: form.methods.card });
    await userEvent.click(card);
    await userEvent.type(await canvas.findByLabelText(starting(form.cardNumber)), '4111');
    await userEvent.click(canvas.getByRole('radio', { name: form.methods.paypal }));
    await canvas.findByText(form.paypalNote);
    await userEvent.click(card);
    const number = await canvas.findByLabelText(starting(form.cardNumber));
    await waitFor(() => expect(number).toHaveValue(''));
  },
});

export const Paypal = meta.story({ parameters: { payment: 'paypal' } });
export const Narrow = meta.story({
  parameters: { payment: 'card' },
  globals: { viewport: { value: 'phone' } },
});
