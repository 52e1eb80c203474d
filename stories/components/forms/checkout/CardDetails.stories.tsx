import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { CardDetails } from '#src/components/forms/checkout/CardDetails.tsx';
import { noCard } from '#src/components/forms/checkout/Payment.tsx';
import { checkoutSchema } from '#src/components/forms/schemas/checkout.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import { el } from '#src/i18n/el/index.ts';

const { form } = el.checkout;
const starting = (label: string) => new RegExp(`^${label}`);

const meta = preview.meta({
  title: 'Components/Forms/CardDetails',
  component: CardDetails,
  tags: ['stable'],
  decorators: [
    (Story) => (
      <FormShell
        initialValues={{
          first_name: 'Νεφέλη',
          last_name: 'Οικονόμου',
          email: 'nefeli@example.gr',
          payment: 'card',
          card: noCard,
        }}
        schema={checkoutSchema}
        onSubmit={fn()}
        aria-label="Δοκιμή"
        style={{ maxWidth: 760 }}
      >
        <Story />
        <SubmitButton>{form.submit}</SubmitButton>
      </FormShell>
    ),
  ],
});

/** The browser knows each field by its name, and fills it in. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByLabelText(starting(form.cardNumber));
    await expect(number).toHaveAttribute('autocomplete', 'cc-number');
    await expect(canvas.getByLabelText(starting(form.cardCvv))).toHaveAccessibleDescription(
      form.cardCvvHint,
    );
    await userEvent.type(number, '4111 1111 1111 1111');
    await expect(number).toHaveValue('4111 1111 1111 1111');
  },
});

/** Nothing filled in: each field says so, the first one gets the focus. */
export const Blank = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: form.submit }));
    await waitFor(() => expect(canvas.getByLabelText(starting(form.cardName))).toHaveFocus());
    await expect(canvas.getByLabelText(starting(form.cardYear))).toBeInvalid();
  },
});
