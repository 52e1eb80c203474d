/** The names of the styles in a sheet, which are their class names. */
const namesIn = (css: string): string[] => [
  ...new Set(Array.from(css.matchAll(/(?:^|[{},])\.css-([\w-]+)/g), ([, name]) => name!)),
];

/**
 * The value of `data-emotion` for a sheet in a page: the key of its cache and the names of its
 * styles, without those that `completeStyleNames` reads from the sheet itself.
 */
export const shortStyleNames = (key: string, names: string[], css: string): string => {
  const found = new Set(namesIn(css));
  return names.every((name) => found.has(name)) ? key : [key, ...names].join(' ');
};

/** Adds the names of the styles that came with the page, by which Emotion knows them. */
export const completeStyleNames = (): void => {
  for (const style of document.querySelectorAll('style[data-emotion="css"]'))
    style.setAttribute('data-emotion', ['css', ...namesIn(style.textContent)].join(' '));
};
