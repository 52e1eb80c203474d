import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SignUpForm } from '#src/components/forms/account/SignUpForm.tsx';
import { el } from '#src/i18n/el/index.ts';
import { starting } from '#stories/components/forms/inForm.tsx';

const meta = preview.meta({
  title: 'Components/Forms/SignUpForm',
  component: SignUpForm,
  args: { onSubmit: fn(), onSocial: fn() },
});

/** From the first field to Enter by keyboard alone; the date takes the digits as they come. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText(starting(el.auth.firstName)).focus();
    await userEvent.keyboard('Μαρία');
    await userEvent.tab();
    await userEvent.keyboard('Παπαδοπούλου');
    await userEvent.tab();
    await userEvent.keyboard('24051990');
    await waitFor(async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: el.auth.male })).toHaveFocus();
    });
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('maria@example.gr');
    await userEvent.tab();
    await userEvent.keyboard('καλημέρα1{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        first_name: 'Μαρία',
        last_name: 'Παπαδοπούλου',
        birth_date: '1990-05-24',
        gender: 'male',
        email: 'maria@example.gr',
        password: 'καλημέρα1',
      }),
    );
  },
});

/** Nothing filled in, on a phone: the first field has the focus and is on the screen. */
export const Blank = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.auth.signUp }));
    await canvas.findByText(el.validation.firstNameRequired);
    const first = canvas.getByLabelText(starting(el.auth.firstName));
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => {
      const { top, bottom } = first.getBoundingClientRect();
      return expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
  },
});
