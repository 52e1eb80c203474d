/** What every part works with. */
export interface Bench {
  rounds: number;
  seconds: number;
  /** A new folder with this name, removed after the run. */
  folder(name: string): string;
}
