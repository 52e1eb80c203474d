import { BELOW_ATTRIBUTE, LAST_ATTRIBUTE } from '#common/page/slots.ts';
import { rulesOf, variablesIn } from '#theme/variables.ts';
import { blocksOf, CONDITION, declarationsOf } from './compactStyles.ts';

/** The styles of a rendered page. */
export interface PageStyles {
  /** The rules of each class, by its name without the key. */
  rules: ReadonlyMap<string, string>;
  /** Names of the classes of the first view. */
  first: ReadonlySet<string>;
}

const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi;
/** Elements without an end tag. Source: HTML, "Void elements". */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Matches a class of Emotion and captures its name. */
export const CLASS = /\bcss-(\w+)/g;
const BELOW = new RegExp(` (${BELOW_ATTRIBUTE}|${LAST_ATTRIBUTE})=`);

/** The names of Emotion's classes outside content that is marked as below the first view or last. */
export const classesOfFirstView = (html: string): Set<string> => {
  const first = new Set<string>();
  const open: boolean[] = [];
  for (const [, end, name = '', attributes = ''] of html.matchAll(TAG)) {
    if (end) {
      open.pop();
      continue;
    }
    const isBelow = open.at(-1) === true || BELOW.test(attributes);
    if (!isBelow) for (const [, one] of attributes.matchAll(CLASS)) first.add(one!);
    if (!VOID.test(name)) open.push(isBelow);
  }
  return first;
};

const NEGATION = /:not\([^()]*\)/g;
const STATE =
  /:(?:hover|active|focus|-webkit-autofill)|\.Mui-focus|::picker|\boption\b|::-webkit-search/;

interface Rule {
  condition: string;
  head: string;
  body: string;
  isState: boolean;
}

const rulesIn = (css: string): Rule[] =>
  blocksOf(css).flatMap(({ head, body }) => {
    const [condition, blocks] = CONDITION.test(head)
      ? [head, blocksOf(body)]
      : ['', [{ head, body }]];
    return blocks.map((block) => ({
      ...block,
      condition,
      isState:
        condition === '@media print' ||
        block.head.split(',').every((selector) => STATE.test(selector.replaceAll(NEGATION, ''))),
    }));
  });

const write = (rules: readonly Rule[]): string => {
  let css = '';
  let open = '';
  for (const { condition, head, body } of rules) {
    if (condition !== open) css += (open && '}') + (condition && `${condition}{`);
    open = condition;
    css += `${head}{${body}}`;
  }
  return css + (open && '}');
};

/** The number of classes, attributes and pseudo-classes in each part of a selector. */
const specificities = (head: string): number[] =>
  head.split(',').map((selector) => selector.match(/(?<!:)[.:[](?!:)/g)?.length ?? 0);

const propertiesOf = ({ body }: Rule): string[] =>
  declarationsOf(body).map((one) => one.slice(0, one.indexOf(':')));

/** The part of an element that a selector styles. */
const partOf = (head: string): string => /::[\w-]+| option\b/.exec(head)?.[0] ?? '';

/** Whether a rule would win over a later one if it moved behind it. */
const mustPrecede = (rule: Rule, later: Rule): boolean =>
  // A disabled element gets no pointer and no focus.
  !/disabled/.test(later.head) &&
  partOf(rule.head) === partOf(later.head) &&
  Math.min(...specificities(rule.head)) <= Math.max(...specificities(later.head)) &&
  propertiesOf(rule).some((property) =>
    propertiesOf(later).some(
      (other) =>
        property === other || property.startsWith(`${other}-`) || other.startsWith(`${property}-`),
    ),
  );

/**
 * Separates the rules of a class that apply under a pointer, with the focus or in print from those
 * of the first paint.
 * @returns all of them as `base` if the order of the rules matters
 */
export const splitStates = (css: string): { base: string; states: string } => {
  const rules = rulesIn(css);
  const isFixed = rules.some(
    (rule, index) =>
      rule.isState &&
      rules.slice(index + 1).some((later) => !later.isState && mustPrecede(rule, later)),
  );
  if (isFixed) return { base: css, states: '' };
  return {
    base: write(rules.filter(({ isState }) => !isState)),
    states: write(rules.filter(({ isState }) => isState)),
  };
};

/** The styles that a page contains if its screen has this sheet. */
export const withoutSheet = (
  { rules, first }: PageStyles,
  sheet: { whole: readonly string[]; states: readonly string[] },
): string[] => {
  const [whole, states] = [new Set(sheet.whole), new Set(sheet.states)];
  return [...rules].map(([name, css]) => {
    if (whole.has(name) && !first.has(name)) return '';
    return whole.has(name) || states.has(name) ? splitStates(css).base : css;
  });
};

/**
 * Joins the styles of a screen's pages that no first view needs. A class of one first view is not
 * whole: the sheet, which is last, would repeat its rules and win over rules of equal specificity.
 * States are in a block, so that the browser can tell which classes the sheet styles completely.
 */
export const sheetOf = (
  pages: readonly PageStyles[],
): { css: string; whole: string[]; states: string[] } => {
  const first = new Set(pages.flatMap((page) => [...page.first]));
  const whole = new Map<string, string>();
  const states = new Map<string, string>();
  for (const { rules } of pages)
    for (const [name, css] of rules) {
      const ofState = splitStates(css).states;
      if (!first.has(name)) whole.set(name, css);
      else if (ofState) states.set(name, ofState);
    }
  const css = `${[...whole.values()].join('')}@media all{${[...states.values()].join('')}}`;
  return {
    css: css + rulesOf(variablesIn(css)).join(''),
    whole: [...whole.keys()],
    states: [...states.keys()],
  };
};
