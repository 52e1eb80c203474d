import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const id = 'virtual:used-icons';

const namesIn = (root: string): string[] => {
  const files = globSync('src/**/*.tsx', { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'@mui\/icons-material\/(\w+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );
  return [...new Set(names)].sort();
};

/**
 * Provides the icons that the product uses by name, as `virtual:used-icons`. The list is read once,
 * because an icon added during a run would trigger bundling.
 */
export const usedIcons = (root: string): Plugin => {
  const names = namesIn(root);
  const imports = names.map((name) => `import ${name} from '@mui/icons-material/${name}';`);
  const code = `${imports.join('\n')}\nexport const usedIcons = { ${names.join(', ')} };`;
  return {
    name: 'seira:used-icons',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? code : null),
  };
};
