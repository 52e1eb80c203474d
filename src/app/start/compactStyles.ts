export interface Block {
  /** A selector, or a rule for conditions such as `@media print`. */
  head: string;
  body: string;
}

/** Strings, which may contain the separators, or single characters. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};()]/g;

/** The rules of a style sheet, and its conditions with their rules as bodies. */
export const blocksOf = (css: string): Block[] => {
  const blocks: Block[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (token === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ head: css.slice(start, open), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return blocks;
};

export const declarationsOf = (body: string): string[] => {
  const declarations: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of body.matchAll(TOKEN)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (token === ';' && depth === 0) {
      declarations.push(body.slice(start, index));
      start = index + 1;
    }
  }
  return start < body.length ? [...declarations, body.slice(start)] : declarations;
};

/** The property, apart for important values, which win over others. */
const propertyOf = (declaration: string): string =>
  declaration.slice(0, declaration.indexOf(':')) + (declaration.endsWith('!important') ? '!' : '');

export const CONDITION = /^@(media|supports|container)\b/;
const ALWAYS = '@media (min-width:0px)';
/** Selectors that no browser of the build needs besides `::placeholder`. */
const OLD = /::-moz-focus-inner|::-(?:moz|ms-input)-placeholder/;
const OLD_PRINT = /^[^{]*\{color-adjust:exact;\}$/;

const isNeeded = ({ head, body }: Block): boolean =>
  !OLD.test(head) && !(head === '@media print' && OLD_PRINT.test(body));

/**
 * Removes what has no effect from the styles of a page: declarations that a later rule with the same
 * selector overrides, of which MUI's components have many, conditions that always hold, and
 * selectors of old browsers.
 */
export function compactStyles(css: string): string {
  const blocks = blocksOf(css)
    .filter(isNeeded)
    .flatMap((block) => (block.head === ALWAYS ? blocksOf(block.body) : block));
  const later = new Map<string, Set<string>>();
  const write = ({ head, body }: Block, isConditional = false): string => {
    if (CONDITION.test(head)) {
      const inner = blocksOf(body).map((block) => write(block, true));
      return inner.some(Boolean) ? `${head}{${inner.join('')}}` : '';
    }
    if (head.startsWith('@')) return `${head}{${body}}`;
    const overridden = new Set(later.get(head));
    const remaining = declarationsOf(body)
      .toReversed()
      .filter((declaration) => {
        const property = propertyOf(declaration);
        if (overridden.has(property)) return false;
        overridden.add(property);
        return true;
      });
    if (!isConditional) later.set(head, overridden);
    return remaining.length > 0 ? `${head}{${remaining.toReversed().join(';')}}` : '';
  };
  return blocks
    .toReversed()
    .map((block) => write(block))
    .toReversed()
    .join('')
    .replaceAll('::-webkit-input-placeholder', '::placeholder');
}
