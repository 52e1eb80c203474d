import { execFileSync } from 'node:child_process';

/** Resident megabytes of a server and of its renderer process. */
export interface Memory {
  server: number;
  renderer: number;
}

/** The resident memory of the server with this process id. */
export function memoryOf(pid: number): Memory {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const sum = (column: number) =>
    rows.filter((row) => row[column] === pid).reduce((all, row) => all + row[2]! / 1024, 0);
  return { server: sum(0), renderer: sum(1) };
}

/** Memory as it is printed. */
export const mb = ({ server, renderer }: Memory): string =>
  `${server.toFixed(0)} MB, renderer ${renderer.toFixed(0)} MB`;
