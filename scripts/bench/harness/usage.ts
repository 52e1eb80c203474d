import { readdirSync, readFileSync } from 'node:fs';

/** The use of a process and its descendants. */
export interface Usage {
  cpuSeconds: number;
  /** Memory, where shared pages count once: proportional set size. */
  megabytes: number;
  /** Resident memory in megabytes, where each process counts shared pages. */
  resident: number;
}

/** Linux clock ticks per second. */
const TICKS = 100;

const readOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended.
    return '';
  }
};

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readOf(Number(name), 'stat');
      // The name of the program, in brackets, may contain spaces.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields.length < 16) return [];
      // User, system, and the same of children that have ended.
      const ticks = fields.slice(11, 15).reduce((all, field) => all + Number(field), 0);
      return [{ pid: Number(name), parent: Number(fields[1]), cpuSeconds: ticks / TICKS }];
    });

const megabytesOf = (pid: number, kind: 'Pss' | 'Rss'): number =>
  Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(readOf(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

/** Resource use of a process and its descendants since they started. Linux only. */
export function usageOf(pid: number): Usage {
  const all = processes();
  const tree = new Set([pid]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const one of all) if (tree.has(one.parent)) tree.add(one.pid);
  }
  const own = all.filter((one) => tree.has(one.pid));
  return {
    cpuSeconds: own.reduce((sum, one) => sum + one.cpuSeconds, 0),
    megabytes: own.reduce((sum, one) => sum + megabytesOf(one.pid, 'Pss'), 0),
    resident: own.reduce((sum, one) => sum + megabytesOf(one.pid, 'Rss'), 0),
  };
}
