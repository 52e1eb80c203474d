import { describe, expect, it } from 'vitest';
import { databaseFailure } from '#server/db/failures.ts';
import { hostsOf } from './postgresHosts.ts';

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
