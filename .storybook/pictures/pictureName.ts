/** The folder of reference pictures, or another one for a trial. */
export const pictureFolder = globalThis.process?.env.PICTURES_IN ?? 'tests/pictures';

/** The path of a story's picture in the folder, for example `pages-faq-faqpage/default`. */
export const pictureOf = (storyId: string, look?: 'dark'): string =>
  storyId.replace('--', '/') + (look ? `-in-${look}` : '');
