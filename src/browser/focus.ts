/** Focuses an element that is not focusable, such as `<main>`. */
export const focusOn = (element: HTMLElement, options?: FocusOptions): void => {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus(options);
};
