import { render } from '@testing-library/react';
import { Formik } from 'formik';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { Surroundings } from '#tests/dom.tsx';
import type { Language } from '#common/languages.ts';
import { createI18n } from '#src/i18n/bundled.ts';
import { TextInput } from './TextInput.tsx';
import type { FormStatus } from './useFieldState.ts';

const helpOf = (language: Language, ...problems: string[]): string | null => {
  const status = { serverErrors: { email: problems } } satisfies FormStatus;
  const { container } = render(
    <I18nextProvider i18n={createI18n(language)}>
      <Formik initialValues={{ email: '' }} initialStatus={status} onSubmit={() => {}}>
        <TextInput name="email" label="Email" />
      </Formik>
    </I18nextProvider>,
    { wrapper: Surroundings },
  );
  const id = container.querySelector('input')!.getAttribute('aria-describedby')!;
  return document.getElementById(id)!.textContent;
};

it('turns sentence ends of the server into sentences beside a field', () => {
  expect(helpOf('el', 'είναι κενό', 'έχει κρυφούς χαρακτήρες')).toBe(
    'Είναι κενό. Έχει κρυφούς χαρακτήρες.',
  );
  expect(helpOf('en', 'is already in use')).toBe('This is already in use.');
});
