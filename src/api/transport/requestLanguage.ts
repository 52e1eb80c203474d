let language = 'el';

export const requestLanguage = {
  get: (): string => language,
  set: (next: string): void => {
    language = next;
  },
};
