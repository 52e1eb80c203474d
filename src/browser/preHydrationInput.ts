type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The input in a field since the page loaded. Null without any. */
const inputOf = (
  field: Field,
): { value: string } | { checked: boolean } | { files: true } | null => {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return field.value === (first ?? field.options[0])?.value ? null : { value: field.value };
  }
  if (field.type === 'file')
    return (field as HTMLInputElement).files?.length ? { files: true } : null;
  // The other radio buttons of a group follow the selected one.
  if (field.type === 'radio' && !(field as HTMLInputElement).checked) return null;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked === field.defaultChecked ? null : { checked: field.checked };
  return field.value === field.defaultValue ? null : { value: field.value };
};

/** The field itself, or the one that replaced it after a failed hydration. */
const attachedField = (field: Field): Field =>
  field.isConnected
    ? field
    : ([...document.querySelectorAll<Field>('input, textarea, select')].find(
        ({ name, type, value }) =>
          name === field.name && type === field.type && (type !== 'radio' || value === field.value),
      ) ?? field);

/** Returns true if the page contains input. */
export const hasText = (page: ParentNode): boolean =>
  [...page.querySelectorAll<Field>('input:not([type=checkbox], [type=radio]), textarea')].some(
    ({ value }) => value.trim() !== '',
  );

/** Sets a value as a user would. React learns of it by the event, not by the value. */
const write = (field: Field, value: string): void => {
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  own?.set?.call(field, value);
  const kind = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(kind, { bubbles: true }));
};

/**
 * Records input in a server-rendered part before hydration overwrites it.
 * @returns a function that restores it once
 */
export const captureInput = (part: ParentNode): (() => void) => {
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')];
  let typed = fields.flatMap((field) => {
    const input = inputOf(field);
    return input ? [{ field, input }] : [];
  });
  return () => {
    for (const { field: rendered, input } of typed) {
      const field = attachedField(rendered);
      if ('files' in input) field.dispatchEvent(new Event('change', { bubbles: true }));
      else if ('value' in input) write(field, input.value);
      else if (field instanceof HTMLInputElement) {
        // React ignores a click that does not change the state that it tracks.
        field.checked = !input.checked;
        field.click();
      }
    }
    typed = [];
  };
};

let restore: (() => void) | null = null;

/** Input from before hydration. */
export const inputReplay = {
  /** Call before hydration. */
  capture: (page: ParentNode): void => {
    restore = captureInput(page);
  },
  /** Call after hydration. */
  replay: (): void => {
    restore?.();
    restore = null;
  },
};
