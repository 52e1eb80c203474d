import { beforeEach, expect, it } from 'vitest';
import { hasText, captureInput, inputReplay } from './preHydrationInput.ts';

const field = <T extends Element>(name: string) => document.querySelector<T>(`[name=${name}]`)!;
const text = () => field<HTMLInputElement>('text');
const country = () => field<HTMLSelectElement>('country');
const terms = () => field<HTMLInputElement>('terms');

let events: string[];
beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input name="text" value="Άρτα">
      <textarea name="long"></textarea>
      <select name="country"><option>GR</option><option selected>CY</option></select>
      <input name="terms" type="checkbox">
      <input name="file" type="file">
    </form>`;
  events = [];
  for (const kind of ['input', 'change', 'click'])
    document.body.addEventListener(kind, ({ target }) =>
      events.push(`${kind} ${(target as HTMLInputElement).name}`),
    );
});

/** Resets the fields to React's values, as hydration does. */
const takeOver = () => {
  text().value = 'Άρτα';
  country().value = 'CY';
  terms().checked = false;
};

it('restores typed, selected and checked values with the events of a real user', () => {
  text().value = 'Πάτρα';
  country().value = 'GR';
  terms().checked = true;
  const restore = captureInput(document);
  takeOver();
  restore();
  expect([text().value, country().value, terms().checked]).toEqual(['Πάτρα', 'GR', true]);
  expect(events).toContain('input text');
  expect(events).toContain('change country');
  expect(events).toContain('click terms');
});

it.each([
  ['reset', true],
  ['unchanged', false],
])('clicks only the selected radio button of a group when they were %s', (_, isReset) => {
  document.body.innerHTML =
    '<input type="radio" name="stars" value="4"><input type="radio" name="stars" value="0" checked>';
  const [four, none] = document.querySelectorAll('input');
  four!.checked = true;
  const restore = captureInput(document);
  if (isReset) none!.checked = true;
  const pressed: string[] = [];
  // React shows its old value until it has rendered the new one.
  for (const button of [four!, none!])
    button.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(button.value);
    });
  restore();
  expect(pressed).toEqual(['4']);
});

it('restores into a field that replaced the first one', () => {
  text().value = 'Πάτρα';
  const restore = captureInput(document);
  text().replaceWith(text().cloneNode());
  takeOver();
  restore();
  expect(text().value).toBe('Πάτρα');
});

it('reports a selected file', () => {
  const files = [new File(['x'], 'x.png')];
  Object.defineProperty(field('file'), 'files', { value: files });
  captureInput(document)();
  expect(events).toContain('change file');
});

it('leaves untouched fields alone', () => {
  captureInput(document)();
  expect(events).toEqual([]);
});

it('restores once', () => {
  text().value = 'Πάτρα';
  inputReplay.capture(document);
  takeOver();
  inputReplay.replay();
  expect(text().value).toBe('Πάτρα');
  text().value = 'Βόλος';
  inputReplay.replay();
  expect(text().value).toBe('Βόλος');
});

it('detects whether a page contains input', () => {
  expect(hasText(document)).toBe(true);
  text().value = ' ';
  expect(hasText(document)).toBe(false);
  field<HTMLTextAreaElement>('long').value = 'Ρωτώ';
  expect(hasText(document)).toBe(true);
});
