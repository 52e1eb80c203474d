import type { StoryContext } from '@storybook/react-vite';
import type { FormikValues } from 'formik';
import type { ComponentType } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { object, type AnyObjectSchema, type ObjectShape } from 'yup';
import { SubmitButton } from '#src/components/buttons/SubmitButton.tsx';
import { FormShell } from '#src/components/forms/shell/FormShell.tsx';

/** The canvas and the hands of a story's play. */
export type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A label followed by its star or by “optional”. */
export const starting = (label: string): RegExp => new RegExp(`^${label.replace('?', '\\?')}`);

/** Decorator: the fields stand in a form of these values. */
export const inForm = (initialValues: FormikValues, schema?: AnyObjectSchema) =>
  function InForm(Story: ComponentType) {
    return (
      <FormShell
        initialValues={initialValues}
        schema={schema}
        onSubmit={() => undefined}
        aria-label="Δοκιμή"
      >
        <Story />
      </FormShell>
    );
  };

/** Receives the values of the form around a single field. */
const onSend = fn();
const send = 'Αποστολή';

/**
 * The form around a single field called `field`, with a button that sends it. A story's
 * `parameters.initial` and `parameters.serverErrors` fill it.
 */
export const fieldForm = (rule: ObjectShape[string], blank: unknown = '') => {
  const schema = object({ field: rule });
  return {
    decorators: [
      (Story: ComponentType, { parameters }: Pick<StoryContext, 'parameters'>) => (
        <FormShell
          initialValues={{ field: (parameters.initial ?? blank) as unknown }}
          schema={schema}
          onSubmit={onSend}
          serverErrors={parameters.serverErrors}
          aria-label="Δοκιμή"
          style={{ maxWidth: 420 }}
        >
          <Story />
          <SubmitButton>{send}</SubmitButton>
        </FormShell>
      ),
    ],
    beforeEach: () => {
      onSend.mockClear();
    },
  };
};

/** Sends the form, which receives this value. */
export const sends = async ({ canvas, userEvent }: Hands, field: unknown): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: send }));
  await waitFor(() => expect(onSend).toHaveBeenCalledWith({ field }));
};

/** Sends the form, which refuses: it says why, and this control has the focus. */
export const refuses = async (
  { canvas, userEvent }: Hands,
  why: string,
  control?: HTMLElement,
): Promise<void> => {
  await userEvent.click(canvas.getByRole('button', { name: send }));
  await expect(await canvas.findByText(why)).toBeVisible();
  if (control) await waitFor(() => expect(control).toHaveFocus());
  await expect(onSend).not.toHaveBeenCalled();
};
