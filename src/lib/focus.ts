/** Moves the keyboard's focus to an element that does not take it by itself, such as `<main>`. */
export const focusOn = (element: HTMLElement, options?: FocusOptions): void => {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus(options);
};
