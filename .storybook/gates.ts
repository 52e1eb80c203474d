import { definePreviewAddon } from 'storybook/internal/csf';
import { refuseUnmocked } from './network.ts';
import { isUnderTest, isVitest } from './still.ts';

interface FindingNode {
  html: string;
  any: { data?: { messageKey?: string } | null }[];
}

interface Finding {
  id: string;
  help: string;
  nodes: FindingNode[];
}

/**
 * Undecided results of axe that are acceptable, as `rule` or `rule/reason`, with a justification.
 * A story adds its own with
 * `parameters.undecided = { 'color-contrast/bgImage': 'justification' }`.
 */
const undecided: Record<string, string> = {
  'aria-valid-attr-value':
    'aria-controls of a closed menu or list refers to an element that does not exist yet.',
  'color-contrast/elmPartiallyObscured': 'Geometry only. Unit tests cover the colours.',
  'color-contrast/elmPartiallyObscuring': 'Geometry only. Unit tests cover the colours.',
  'color-contrast/outsideViewport': 'Geometry only. Unit tests cover the colours.',
  'color-contrast/shortTextContent': 'One letter in a known pair of colours.',
  'color-contrast/emptyValue': 'An empty field has no text to measure.',
  'heading-order/unknown': 'The first heading of a frame. Skipped levels are still detected.',
  'color-contrast/nonBmp': 'A symbol, not text.',
};

const reasonOf = (node: FindingNode): string => node.any[0]?.data?.messageKey ?? 'unknown';

/** The nodes of a finding that are not excused. Empty if the whole rule is excused. */
const open = (finding: Finding, allowed: Record<string, string>): FindingNode[] =>
  finding.id in allowed
    ? []
    : finding.nodes.filter((node) => !(`${finding.id}/${reasonOf(node)}` in allowed));

const describe = ({ id, help }: Finding, nodes: FindingNode[]): string[] =>
  nodes.map((node) => `  ${id}/${reasonOf(node)}: ${help}\n    ${node.html.slice(0, 200)}`);

/** Requires a justification for every undecided result. */
const refuseUndecided = (reports: { type: string; result: unknown }[], own: unknown): void => {
  const report = reports.findLast(({ type }) => type === 'a11y')?.result as
    { incomplete?: Finding[] } | undefined;
  const allowed = { ...undecided, ...(own as Record<string, string> | undefined) };
  const lines = (report?.incomplete ?? []).flatMap((finding) =>
    describe(finding, open(finding, allowed)),
  );
  if (lines.length > 0)
    throw new Error(`axe results are undecided and not justified:\n${lines.join('\n')}`);
};

/** Checks every story after axe. It must be the first add-on, as hooks run in reverse order. */
export const gates = () =>
  definePreviewAddon({
    afterEach: async ({ reporting, parameters }) => {
      if (!isUnderTest()) return;
      await refuseUnmocked();
      refuseUndecided(reporting.reports, parameters.undecided);
      // Otherwise Vitest sends the whole report, about 50 kB, with every update of the test.
      if (isVitest) for (const report of reporting.reports) report.result = null;
    },
  });
