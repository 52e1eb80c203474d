import type { el } from '../el/index.ts';
import type { Texts } from '../types.ts';
import { common } from './common.ts';

/** The English texts, with exactly the keys of the Greek ones. */
export const en = { common } satisfies Texts<typeof el>;
