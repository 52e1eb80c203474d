import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtinResolvers, makeFsImporter, parse, type Documentation } from 'react-docgen';

const aliases: Record<string, string> = {
  '#common/': 'common/',
  '#src/': 'src/',
  '#theme/': 'theme/',
  '#stories/': 'stories/',
};

/** Resolves our own modules only; the types of packages are documented elsewhere. */
const lookup = (module: string, folder: string): string => {
  const alias = Object.keys(aliases).find((prefix) => module.startsWith(prefix));
  const file = alias
    ? resolve(aliases[alias] + module.slice(alias.length))
    : resolve(folder, module);
  const own = alias !== undefined || module.startsWith('.');
  if (own && existsSync(file)) return file;
  throw Object.assign(new Error(`Not ours: ${module}`), { code: 'MODULE_NOT_FOUND' });
};

const importer = makeFsImporter(lookup);

/**
 * What the docs page will know about a component's props, read with the library that Storybook
 * uses.
 */
export const docgenOf = (file: string): Documentation[] =>
  parse(readFileSync(file, 'utf8'), {
    filename: resolve(file),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer,
  });
