/** A no-break space in a text is an ordinary one where a browser's driver normalises it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('\u00a0', String.raw`[ \u00a0]`);

/** Matches a text with any parameters: `pattern('Αριθμός {{rank}}')`. `values` fixes parameters. */
export const pattern = (template: string, values: Record<string, string> = {}): RegExp => {
  const parts = template.split(/\{\{(\w+)(?:, \w+)?\}\}/);
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    const value = values[part];
    return value === undefined ? '.+?' : escaped(value);
  });
  return new RegExp(`^${source.join('')}$`);
};
