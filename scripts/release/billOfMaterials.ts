import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The parts of package.json and package-lock.json that are used here. */
interface Manifest {
  devDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Manifest & { dev?: boolean; devOptional?: boolean }>;
}

/**
 * Everything that ships, including the client's packages, as CycloneDX JSON for vulnerability
 * scanners. npm's own `--omit dev` also omits packages that development shares with the product,
 * such as React, so npm only gets the product.
 */
export function billOfMaterials(root: string): string {
  const read = <Content>(name: string): Content =>
    JSON.parse(readFileSync(join(root, name), 'utf8')) as Content;
  const manifest = { ...read<Manifest>('package.json'), devDependencies: {} };
  const lock = read<Lock>('package-lock.json');
  const packages = Object.fromEntries(
    Object.entries(lock.packages)
      .filter(([, one]) => !one.dev && !one.devOptional)
      .map(([path, one]) => [path, path === '' ? { ...one, devDependencies: {} } : one]),
  );
  const folder = mkdtempSync(join(tmpdir(), 'seira-sbom-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    return execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
