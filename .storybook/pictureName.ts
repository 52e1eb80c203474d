/** The folder of the reference pictures, or another for a trial. */
export const pictureFolder = globalThis.process?.env.PICTURES_IN ?? 'tests/pictures';

/** The name of a story's picture in its folder, such as `pages-faq-faqpage/default`. */
export const pictureOf = (storyId: string, look?: 'dark'): string =>
  storyId.replace('--', '/') + (look ? `-in-${look}` : '');
