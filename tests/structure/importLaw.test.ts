import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporaryFolder.ts';

/** Imports that the law forbids at any depth, by folder. */
const FORBIDDEN: Record<string, string[]> = {
  'src/components/cards/listing/One.tsx': [
    '#src/api/organisations.ts',
    '#src/api/transport/client.ts',
    '#src/hooks/data/tickets/useTickets.ts',
    '#src/pages/ticket/TicketPage.tsx',
    '#src/app/shell/Frame.tsx',
    '#src/content/blog/posts.ts',
    '#src/mocks/handlers.ts',
    '#server/db/client.ts',
    '../../banners/PageBanner.tsx',
    'axios',
    'swr',
    'notistack',
  ],
  'src/api/transport/one.ts': [
    '#src/components/cards/listing/ListingCard.tsx',
    '#src/hooks/data/useQuery.ts',
    '#src/pages/ticket/TicketPage.tsx',
    '#src/i18n/el/common.ts',
    'react',
  ],
  'src/hooks/data/places/one.ts': [
    '#src/components/cards/listing/ListingCard.tsx',
    '#src/pages/ticket/TicketPage.tsx',
    'axios',
  ],
  'src/lib/wait/one.ts': ['#src/api/transport/client.ts', '#src/hooks/data/useQuery.ts', 'react'],
  'src/pages/lists/one.ts': ['#src/app/shell/Frame.tsx', '#src/mocks/handlers.ts', 'axios'],
  'src/app/shell/one.ts': ['#server/routes/users/users.ts'],
  'common/line/one.ts': ['#server/db/client.ts', '#src/lib/wait/leave.ts', 'node:fs', 'react'],
  'theme/overrides/one.ts': ['#src/lib/wait/leave.ts', '#common/line/plan.ts'],
  'pictures/parts/one.ts': ['#src/lib/wait/leave.ts', '#theme/overrides/inputs.ts'],
  'mail/i18n/one.ts': ['#server/db/client.ts', '#src/i18n/el/common.ts'],
  'server/routes/users/one.ts': ['#src/api/transport/client.ts', '#theme/overrides/inputs.ts'],
};

it('rejects each forbidden import at any depth', () => {
  const folder = temporaryFolder();
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, imports] of Object.entries(FORBIDDEN)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    const lines = imports.map((name, index) => `import value${index} from '${name}';`);
    writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  }
  const { diagnostics } = lint(folder);
  for (const [file, imports] of Object.entries(FORBIDDEN)) {
    const lines = diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ labels }) => labels[0]!.span.line);
    const refused = imports.filter((_, index) => lines.includes(index + 1));
    expect([file, refused]).toEqual([file, imports]);
  }
});

interface Report {
  diagnostics: { filename: string; labels: { span: { line: number } }[] }[];
}

/** Runs only the import law over a folder. */
const lint = (cwd: string): Report => {
  const rules = ['no-restricted-imports', 'import/no-relative-parent-imports'];
  const args = ['--format=json', '--allow=all', ...rules.map((rule) => `--deny=${rule}`)];
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), args, {
    cwd,
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as Report;
};
