import type { StoryContext } from '@storybook/react-vite';
import type { FormikValues } from 'formik';
import type { ComponentType } from 'react';
import type { AnyObjectSchema } from 'yup';
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
