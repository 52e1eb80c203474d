import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

interface Cell {
  row: string;
  fault: string;
  ok: boolean;
}

const isCell = ({ type }: { type: string }): boolean => type === 'cell';

/** Prints how each screen and each of its calls behaved under each fault. */
export default class MatrixReporter implements Reporter {
  private readonly cells: Cell[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { description } of annotations.filter(isCell))
      this.cells.push(JSON.parse(description ?? '{}') as Cell);
  }

  onEnd(_result: FullResult): void {
    if (this.cells.length === 0) return;
    const rows = [...new Set(this.cells.map(({ row }) => row))].toSorted();
    const columns = [...new Set(this.cells.map(({ fault }) => fault))];
    const width = Math.max(...rows.map((row) => row.length));
    const mark = (row: string, fault: string): string => {
      const cell = this.cells.findLast((one) => one.row === row && one.fault === fault);
      return cell ? (cell.ok ? 'ok' : '✗') : '·';
    };
    console.log(`\n${columns.map((name, index) => `${index + 1} ${name}`).join(' · ')}\n`);
    console.log(' '.repeat(width), ...columns.map((_, index) => String(index + 1).padStart(3)));
    for (const row of rows)
      console.log(row.padEnd(width), ...columns.map((fault) => mark(row, fault).padStart(3)));
    const good = this.cells.filter(({ ok }) => ok).length;
    console.log(`\n${good} of ${this.cells.length} cells are as they should be`);
  }
}
