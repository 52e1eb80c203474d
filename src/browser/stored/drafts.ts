import { storedValue } from './storedValue.ts';
import { asRecord } from '#src/lib/read.ts';

/** Fields of a draft: texts and nullable numbers. Never files, passwords or card data. */
export type DraftFields = Record<string, string | number | null>;

const isDrafts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const storedDrafts = storedValue('seira.drafts', 'session', isDrafts);

const fits = (value: unknown, blank: string | number | null): boolean =>
  typeof blank === 'string' ? typeof value === 'string' : Number.isFinite(value);

const pick = <T extends DraftFields>(from: unknown, blank: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(asRecord(from)).filter(
      ([key, value]) =>
        Object.hasOwn(blank, key) && fits(value, blank[key] ?? null) && value !== blank[key],
    ),
  ) as Partial<T>;

/** Drafts survive a reload. They end with the tab and on logout. */
export const drafts = {
  /** The draft of a form, limited to values that fit the blank form. */
  read: <T extends DraftFields>(name: string, blank: T): Partial<T> =>
    pick(storedDrafts.get()?.[name], blank),

  /** Stores the differences to the blank form. Fields that it lacks are left out. */
  keep: <T extends DraftFields>(name: string, blank: T, values: object): void =>
    storedDrafts.set({ ...storedDrafts.get(), [name]: pick(values, blank) }),

  forget: (name: string): void => {
    const { [name]: _gone, ...others } = storedDrafts.get() ?? {};
    storedDrafts.set(Object.keys(others).length > 0 ? others : null);
  },

  clear: (): void => storedDrafts.set(null),
};
