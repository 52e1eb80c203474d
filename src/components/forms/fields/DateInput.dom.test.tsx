import { Formik } from 'formik';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { show, Surroundings } from '#tests/dom.tsx';
import { DateInput } from './DateInput.tsx';

const form = (
  <Formik initialValues={{ born: '' }} onSubmit={() => {}}>
    <DateInput name="born" label="Ημερομηνία γέννησης" first="1900-01-01" last="2026-03-16" />
  </Formik>
);

it('is read-only until React is hydrated', () => {
  const editable = '[contenteditable=true]';
  const rendered = document.createElement('div');
  rendered.innerHTML = renderToString(<Surroundings>{form}</Surroundings>);
  expect(rendered.querySelector('[translate=no] [role=spinbutton]')).not.toBeNull();
  expect(rendered.querySelector(editable)).toBeNull();
  expect(show(form).querySelector(editable)).not.toBeNull();
});
