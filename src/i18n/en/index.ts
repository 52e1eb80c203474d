import type { el } from '#src/i18n/el/index.ts';
import type { Texts } from '#src/i18n/types.ts';
import { common } from './common.ts';
import { tickets } from './tickets.ts';

/** The English texts, with exactly the keys of the Greek ones. */
export const en = { common, tickets } satisfies Texts<typeof el>;
