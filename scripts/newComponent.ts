import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run new:component Name cards`: a component and its story, in the house style, where they
 * belong.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' } },
});
const [name, second] = positionals;
const kinds = readdirSync(join('src', 'components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
// Without `--` before it npm takes `--kind` for a setting of its own and warns.
const kind = values.kind ?? second;

const stop = (why: string): never => {
  console.log(why);
  process.exit(1);
};
if (!name || !/^[A-Z][A-Za-z0-9]+$/.test(name))
  stop('Give the component a name like ListingCard: npm run new:component Name cards');
if (!kind || !kinds.includes(kind))
  stop(`The kind is one of ${kinds.join(', ')}: npm run new:component ${name} cards`);

const group = `${kind![0]!.toUpperCase()}${kind!.slice(1)}`;

const component = `import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';

const Root = styled('div', { name: 'Seira${name}', slot: 'root' })(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.vars.palette.text.primary,
}));

export interface ${name}Props extends ComponentPropsWithoutRef<'div'> {
  /** What it holds. */
  children?: ReactNode;
}

/** What ${name} is for, and what to use instead where it is not right. */
export function ${name}({ children, ...rest }: ${name}Props) {
  return <Root {...rest}>{children}</Root>;
}
`;

const story = `import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ${name} } from '#src/components/${kind}/${name}.tsx';

const meta = preview.meta({
  title: 'Components/${group}/${name}',
  component: ${name},
  tags: ['beta'],
  args: { children: 'Καλημέρα' },
});

/** The base: every other story changes one thing of it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Καλημέρα')).toBeVisible();
  },
});
`;

const files = {
  [join('src', 'components', kind!, `${name}.tsx`)]: component,
  [join('stories', 'components', kind!, `${name}.stories.tsx`)]: story,
};
for (const path of Object.keys(files)) if (existsSync(path)) stop(`${path} is there already.`);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
console.log(
  `\nNow say what it does, and look at it: npm run storybook, or\nnpx vitest run --project stories stories/components/${kind}/${name}.stories.tsx`,
);
