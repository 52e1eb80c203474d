import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { publicOriginOf } from './origin.ts';

describe('the public origin', () => {
  it.each<[protocol: string, host: string, origin: string]>([
    ['https', 'seira.example', 'https://seira.example'],
    ['http', 'localhost:3000', 'http://localhost:3000'],
    ['http', '[::1]:3000', 'http://[::1]:3000'],
    ['http', '192.0.2.7', 'http://192.0.2.7'],
    ['http"><h1>x</h1>', 'seira.example', 'http://seira.example'],
    ...['javascript', 'HTTP\t', 'data:text/html,', '', 'http//evil.example/'].map(
      (scheme): [string, string, string] => [scheme, 'seira.example', 'http://seira.example'],
    ),
    ['https, http', 'seira.example', 'http://seira.example'],
    ['https', 'a"><h1>x</h1>', 'https://localhost'],
    ['https', 'user@evil.example', 'https://localhost'],
    ['https', 'evil.example/path', 'https://localhost'],
    ['https', 'seira.example:99999', 'https://localhost'],
    ['https', '', 'https://localhost'],
    ['https', `${'x'.repeat(300)}.example`, 'https://localhost'],
  ])('%s and %s result in %s', (protocol, host, origin) => {
    expect(publicOriginOf(null, { protocol, host })).toEqual({ origin, isConfigured: false });
  });

  it('is the configured one, whatever a request claims', () => {
    const request = { protocol: 'http', host: 'evil.example' };
    expect(publicOriginOf('https://seira.example', request)).toEqual({
      origin: 'https://seira.example',
      isConfigured: true,
    });
  });

  it('must be configured in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(/PUBLIC_ORIGIN/);
    const named = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://seira.example/' };
    expect(readSettings(named).publicOrigin).toBe('https://seira.example');
    expect(readSettings({}).publicOrigin).toBeNull();
  });
});
