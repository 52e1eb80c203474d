import type { Browser } from 'playwright';
import type { Floors } from './floors.ts';

/** What every part works with. */
export interface WebBench {
  browser: Browser;
  runs: number;
  /** The address of the app with its sample data, without a slash at the end. */
  seira: string;
  floors: Floors;
  /** Whether this part is to be measured. */
  wants(name: string): boolean;
  /** A new folder with this name, removed after the run. */
  folder(name: string): string;
  /** Stores figures for the file with all of them. */
  keep(name: string, figures: unknown): void;
}
