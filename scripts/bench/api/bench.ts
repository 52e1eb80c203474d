/** What every part works with. */
export interface Bench {
  rounds: number;
  seconds: number;
  /** A new folder of this name, which is gone after the run. */
  folder(name: string): string;
}
