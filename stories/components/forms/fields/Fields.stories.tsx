import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { mixed, number, object } from 'yup';
import preview from '#storybook/preview.tsx';
import { CheckboxInput } from '#src/components/forms/fields/CheckboxInput.tsx';
import { DateInput } from '#src/components/forms/fields/DateInput.tsx';
import { FileInput } from '#src/components/forms/fields/FileInput.tsx';
import { PasswordInput } from '#src/components/forms/fields/PasswordInput.tsx';
import { RadioInput } from '#src/components/forms/fields/RadioInput.tsx';
import { RatingInput } from '#src/components/forms/fields/RatingInput.tsx';
import { SelectInput } from '#src/components/forms/fields/SelectInput.tsx';
import { TextInput } from '#src/components/forms/fields/TextInput.tsx';
import {
  birthDate,
  consent,
  message,
  newPassword,
  requiredText,
} from '#src/components/forms/schemas/rules.ts';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';
import * as el from '#src/i18n/el/index.ts';
import { typeDate } from '#stories/components/forms/inForm.ts';

const schema = object({
  name: requiredText(),
  born: birthDate(() => '2026-03-16'),
  password: newPassword(),
  kind: requiredText('chooseOne'),
  gender: requiredText('chooseOne'),
  rating: number().nullable().default(null).required(message('ratingRequired')),
  photos: mixed().default([]),
  terms: consent(),
});

const meta = preview.meta({
  title: 'Components/Forms/Fields',
  component: FormShell,
  args: {
    schema,
    onSubmit: fn(),
    'aria-label': 'Πεδία',
    submit: 'Αποστολή',
    style: { maxWidth: 420 },
    children: (
      <>
        <TextInput name="name" label="Όνομα" hint="Όπως στην ταυτότητά σας" />
        <DateInput
          name="born"
          label="Ημερομηνία γέννησης"
          first="1900-01-01"
          last="2026-03-16"
          yearsAround="1996-03-16"
        />
        <PasswordInput name="password" label="Κωδικός" />
        <SelectInput
          name="kind"
          label="Κατηγορία"
          emptyLabel={el.forms.categories.none}
          options={[{ value: 'salons', label: el.forms.categories.salons }]}
        />
        <RadioInput
          name="gender"
          label="Φύλο"
          options={[
            { value: 'male', label: el.auth.male },
            { value: 'female', label: el.auth.female },
          ]}
          row
        />
        <RatingInput name="rating" label="Η βαθμολογία σας" />
        <FileInput name="photos" label="Φωτογραφίες" multiple optional />
        <CheckboxInput name="terms" label="Αποδέχομαι τους όρους χρήσης" />
      </>
    ),
  },
});

const picture = async (name: string) => {
  const drawn = document.createElement('canvas');
  const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done));
  return new File([blob as Blob], name, { type: 'image/png' });
};

/** Filled in with mouse and keyboard, and submitted. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^Όνομα/), 'Μαρία');
    await typeDate(userEvent, canvas.getByRole('group', { name: /^Ημερομηνία/ }), '24051990');
    const password = canvas.getByLabelText(/^Κωδικός/);
    await userEvent.type(password, 'καλημέρα1');
    await userEvent.click(canvas.getByRole('button', { name: el.forms.showPassword }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.selectOptions(canvas.getByLabelText(/^Κατηγορία/), 'salons');
    await userEvent.click(canvas.getByRole('radio', { name: el.auth.male }));
    await userEvent.keyboard('{ArrowRight}');
    canvas.getByRole('radio', { name: '3 αστέρια' }).focus();
    await userEvent.keyboard(' {ArrowRight}');
    const field = canvas.getByLabelText(/^Φωτογραφίες/);
    const photos = [await picture('pagkos.png'), await picture('eisodos.png')];
    for (const photo of photos) {
      await userEvent.upload(field, photo);
      await canvas.findByAltText(photo.name);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Αφαίρεση: pagkos.png' }));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Αποστολή' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Μαρία',
        born: '1990-05-24',
        password: 'καλημέρα1',
        kind: 'salons',
        gender: 'female',
        rating: 4,
        photos: [photos[1]],
        terms: true,
      }),
    );
  },
});

/** Submitted blank: each hint is replaced by an error. */
export const Errors = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Αποστολή' }));
    const name = canvas.getByLabelText(/^Όνομα/);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(el.validation.required);
    for (const key of ['birthDateRequired', 'ratingRequired', 'consentRequired'] as const)
      await expect(canvas.getByText(el.validation[key])).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByText(el.validation.consentRequired)).toBeNull());
  },
});

/** A date picked in the calendar: year, month, day. */
export const PickedDate = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: el.forms.date.choose }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: '1990' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Μάιος|Μάι/ }));
    await userEvent.click(await dialog.findByRole('gridcell', { name: '24' }));
    const date = canvas.getByRole('group', { name: /^Ημερομηνία/ });
    await waitFor(() => expect(date).toHaveTextContent('24/05/1990'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
