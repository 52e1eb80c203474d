/** The favicon of a tab that needs attention: a terracotta dot on a blue ground. */
const MARKED =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%230B5FA5'/%3E%3Ccircle cx='16' cy='16' r='9' fill='%23E9A23B'/%3E%3C/svg%3E";

/** Marks the tab by its favicon. @returns a function that removes the mark */
export const markTab = (): (() => void) => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return () => undefined;
  const before = icon.href;
  icon.href = MARKED;
  return () => {
    icon.href = before;
  };
};

/** Vibrates if the device can. @param pattern ms on, ms off, ms on … */
export const vibrate = (pattern: number[]): void => {
  const { vibrate: shake } = navigator as { vibrate?: (pattern: number[]) => boolean };
  shake?.call(navigator, pattern);
};
