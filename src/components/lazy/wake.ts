/**
 * Events that show interaction with a part. React withholds focus events in unhydrated HTML, and a
 * click on a button does not move the focus in Safari.
 */
export const signs = ['focusin', 'pointerdown', 'click'] as const;

/** Server-rendered parts that have not hydrated. Each begins to, and resolves when it has. */
export const asleep = new Set<() => Promise<void>>();

/** Wakes every part of the page, so that all of them follow a change that concerns them. */
export const wakeParts = async (): Promise<void> => {
  await Promise.all([...asleep].map((wake) => wake()));
};
