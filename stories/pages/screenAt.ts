/**
 * The parameters of a screen's stories: the whole page at an address, in a frame of its own in the
 * docs, with what the screen is for.
 */
export const screenAt = (entry: string, purpose?: string, path = entry.replace(/[?#].*/, '')) => ({
  layout: 'fullscreen' as const,
  router: { initialEntries: [entry], path },
  ...(purpose && { docs: { story: { inline: false }, description: { component: purpose } } }),
});
