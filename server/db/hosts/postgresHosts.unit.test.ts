import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { databaseFailure } from '#server/db/failures.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { hostsOf } from './postgresHosts.ts';

/** A message of PostgreSQL's protocol: its type, its length and its body. */
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

it('rejects without ending the process when PostgreSQL stops before the first setting', async () => {
  const stopping = Buffer.from('SFATAL\0C57P01\0Mstopping\0\0');
  const welcome = [message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))];
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([...welcome, message('E', stopping)])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const db = openPostgres({ url: `postgres://me@127.0.0.1:${port}/seira`, poolSize: 1 });
  // An 'error' event without a listener fails the test run.
  await expect(db.query('SELECT 1')).rejects.toThrow();
  await db.close();
  server.close();
});

describe('the hosts of a database URL', () => {
  it('are one for a plain URL, unchanged', () => {
    const plain = 'postgres://seira:a%2Cb@db:5432/seira?sslmode=require';
    expect(hostsOf(plain)).toEqual([plain]);
  });

  it('are each a URL with the same user, database and options', () => {
    const url =
      'postgresql://seira:p%40s@one:5432,two,[::1]:6432/seira?target_session_attrs=read-write&sslmode=require';
    expect(hostsOf(url)).toEqual([
      'postgresql://seira:p%40s@one:5432/seira?sslmode=require',
      'postgresql://seira:p%40s@two/seira?sslmode=require',
      'postgresql://seira:p%40s@[::1]:6432/seira?sslmode=require',
    ]);
    expect(hostsOf('postgres://one,two/seira?target_session_attrs=read-write')).toEqual([
      'postgres://one/seira',
      'postgres://two/seira',
    ]);
  });

  it('are all named without the password when none can be reached', () => {
    const failure = databaseFailure(
      Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
      'postgres://seira:secret@one:5432,two:5433/seira',
    );
    expect(failure.message).toMatch(/seira at one:5432, two:5433\/seira\) cannot be reached/);
    expect(failure.message).not.toContain('secret');
  });
});
