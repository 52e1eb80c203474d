import { drawScene, type SceneKind } from '#pictures/index.ts';

/** A drawn scene as an address, the same for the same words. */
export const scene = (kind: SceneKind, seed: string, variant = 0): string =>
  `data:image/svg+xml,${encodeURIComponent(drawScene({ kind, seed, variant }))}`;

/** The longest Greek texts that a card has to hold. */
export const longTitle =
  'Κέντρο Εξυπηρέτησης Πολιτών Δημοτικής Ενότητας Νέας Φιλαδέλφειας και Νέας Χαλκηδόνας';

export const longAddress =
  'Λεωφόρος Εθνικής Αντιστάσεως 124 και Ελευθερίου Βενιζέλου, 143 42 Νέα Φιλαδέλφεια';
