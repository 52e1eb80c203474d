/** Parameters of the stories of a part of a screen, with a description. */
export const partOf = (purpose: string) => ({
  docs: { story: { inline: false }, description: { component: purpose } },
});

/** Parameters of a screen's stories: the page at an address, with a description. */
export const screenAt = (entry: string, purpose?: string, path = entry.replace(/[?#].*/, '')) => ({
  layout: 'fullscreen' as const,
  router: { initialEntries: [entry], path },
  ...(purpose && partOf(purpose)),
});
