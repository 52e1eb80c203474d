import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { onDatabase, openFolder, ownPostgres, urlOfDatabase } from './ownPostgres.ts';

/** Starts one PostgreSQL for the run, and migrates the template of each test file's database. */
export default async function setup(project: TestProject) {
  const folder = openFolder('seira-postgres-');
  const settings = ['fsync=off', 'synchronous_commit=off', 'max_connections=300'];
  const own = await ownPostgres(folder, settings);
  await onDatabase(own.url, (admin) => admin.exec('CREATE DATABASE seira_template'));
  await onDatabase(urlOfDatabase(own.url, 'seira_template'), migrate);
  project.provide('postgresUrl', own.url);
  return async () => {
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
