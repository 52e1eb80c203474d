/**
 * Events of an interaction with a part. React withholds focus events in unhydrated HTML, and a
 * click on a button does not move the focus in Safari.
 */
export const interactionEvents = ['focusin', 'pointerdown', 'click'] as const;

/**
 * Server-rendered parts that have not hydrated. Each function starts the hydration and resolves at
 * its end.
 */
export const unhydrated = new Set<() => Promise<void>>();

/** Hydrates every part of the page, so that all of them follow a change that concerns them. */
export const hydrateParts = async (): Promise<void> => {
  await Promise.all([...unhydrated].map((hydrate) => hydrate()));
};
