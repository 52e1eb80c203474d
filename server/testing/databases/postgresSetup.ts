import { EmbeddedPostgres } from '#server/testing/databases/embeddedPostgres.ts';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { freePort } from '#server/testing/freePort.ts';

/**
 * Starts one PostgreSQL for the run, or uses that of TEST_POSTGRES_URL, and migrates the template
 * of each test file's database.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_POSTGRES_URL;
  const folder = mkdtempSync(join(tmpdir(), 'seira-postgres-'));
  chmodSync(folder, 0o777);
  const port = given ? 0 : await freePort();
  const server = given
    ? null
    : new EmbeddedPostgres({
        databaseDir: join(folder, 'data'),
        port,
        user: 'postgres',
        password: 'postgres',
        persistent: false,
        createPostgresUser: process.getuid?.() === 0,
        initdbFlags: ['--encoding=UTF8', '--locale=C'],
        postgresFlags: [
          '-c',
          'fsync=off',
          '-c',
          'synchronous_commit=off',
          '-c',
          'max_connections=300',
        ],
        onLog: () => undefined,
        onError: () => undefined,
      });
  await server?.initialise();
  await server?.start();
  const url = given ?? `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  const template = new URL(url);
  template.pathname = '/seira_template';
  const admin = openPostgres({ url, poolSize: 1 }).for('maintenance');
  await admin.exec('DROP DATABASE IF EXISTS seira_template WITH (FORCE)');
  await admin.exec('CREATE DATABASE seira_template');
  const db = openPostgres({ url: template.href, poolSize: 1 });
  await migrate(db);
  await db.close();
  await admin.close();
  project.provide('postgresUrl', url);
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
