let language = 'el';

/** The language in which the server is asked to word its messages. */
export const requestLanguage = {
  get: (): string => language,
  set: (next: string): void => {
    language = next;
  },
};
