import { common } from './common.ts';
import { tickets } from './tickets.ts';

/** The Greek texts, the source of all keys; one file an area of the product. */
export const el = { common, tickets };
