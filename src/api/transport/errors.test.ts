import { AxiosError, AxiosHeaders } from 'axios';
import { describe, expect, it } from 'vitest';
import { ApiError, isUnknownCall, messageOf, signInMessageOf, toApiError } from './errors.ts';

const response = (status: number, data: unknown, headers: Record<string, string> = {}) =>
  new AxiosError('failed', 'ERR', undefined, undefined, {
    status,
    data,
    statusText: '',
    headers,
    config: { headers: new AxiosHeaders() },
  });

describe('errors', () => {
  it.each([
    [401, 'unauthorised'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [405, 'unsupported'],
    [409, 'conflict'],
    [422, 'invalid'],
    [429, 'rate_limited'],
    [501, 'unsupported'],
    [503, 'server'],
    [504, 'gateway'],
    [418, 'invalid'],
  ])('maps %i to %s', (status, kind) => {
    expect(toApiError(response(status, {})).kind).toBe(kind);
  });

  it.each([
    [404, {}, true],
    [404, '<html>', true],
    [404, { error: 'Δεν βρέθηκε.', code: 'not_found' }, true],
    [404, { error: 'Δεν βρέθηκε.', code: 'review_not_found' }, false],
    [405, { code: 'method_not_allowed' }, true],
    [501, {}, true],
    [422, {}, false],
  ])('%i %j comes from a server without the endpoint: %s', (status, body, unknown) => {
    expect(isUnknownCall(toApiError(response(status, body)))).toBe(unknown);
  });

  it('distinguishes a network failure from a timeout', () => {
    expect(toApiError(new AxiosError('x', 'ERR_NETWORK')).kind).toBe('network');
    expect(toApiError(new AxiosError('x', 'ECONNABORTED')).kind).toBe('timeout');
    expect(toApiError(new AxiosError('x', 'ETIMEDOUT')).kind).toBe('timeout');
  });

  it('accepts any thrown value', () => {
    for (const thrown of [new TypeError('x'), 'text', null, undefined, 5])
      expect(toApiError(thrown)).toBeInstanceOf(ApiError);
  });

  it('reads field errors as a text or a list of texts and ignores other values', () => {
    const { fields } = toApiError(
      response(422, { message: { email: 'is taken', name: ['short', 5], age: [], x: null } }),
    );
    expect(fields).toEqual({ email: ['is taken'], name: ['short'] });
    for (const message of ['text', [1], null, 7])
      expect(toApiError(response(422, { message })).fields).toEqual({});
  });

  const taken = { fields: { email: ['is taken'] }, text: null };
  it.each([
    ['message from error', { error: 'Full.' }, { text: 'Full.' }],
    ['message from message', { message: 'Full.' }, { text: 'Full.' }],
    ['message from data.error', { data: { error: 'Full.' } }, { text: 'Full.' }],
    ['message from data.message', { data: { message: 'Full.' } }, { text: 'Full.' }],
    ['fields from message', { message: { email: ['is taken'] } }, taken],
    ['fields from data.message', { data: { message: { email: ['is taken'] } } }, taken],
    ['fields from data.error', { data: { error: { email: 'is taken' } } }, taken],
  ])('reads the %s', (_where, body, expected) => {
    expect(toApiError(response(422, body))).toMatchObject(expected);
  });

  it('prefers the outer of two messages and accepts the code from either level', () => {
    const body = { error: 'Outer.', message: 'More.', data: { error: 'Inner.', code: 'full' } };
    expect(toApiError(response(422, body))).toMatchObject({ text: 'Outer.', code: 'full' });
  });

  it('reads Retry-After in seconds and as a date', () => {
    const after = (value: string) =>
      toApiError(response(429, {}, { 'retry-after': value })).retryAfter;
    expect(after('90')).toBe(90);
    expect(after('-5')).toBe(0);
    expect(after(new Date(Date.now() + 3_600_000).toUTCString())).toBeGreaterThan(1_800);
    expect(after('soon')).toBeNull();
  });

  it('shows the server’s message for a refusal but not for a server failure', () => {
    expect(messageOf(response(422, { error: 'The list is full.' }))).toEqual({
      text: 'The list is full.',
    });
    expect(messageOf(response(500, { error: 'stack trace' }))).toMatchObject({
      key: 'errors.general50x',
    });
    expect(messageOf(response(403, { error: 'Forbidden', code: 'forbidden' }))).toMatchObject({
      key: 'errors.forbidden',
    });
    expect(messageOf(response(422, {}))).toMatchObject({ key: 'errors.invalid' });
  });

  it('shows a person who logs in only actionable messages', () => {
    for (const status of [400, 401, 403, 409, 503]) {
      const shown = signInMessageOf(response(status, { error: 'Access token expired' }));
      expect(shown).toMatchObject({ key: 'errors.general50x' });
    }
    expect(signInMessageOf(response(422, { data: { error: 'Wrong.' } }))).toEqual({
      text: 'Wrong.',
    });
    const locked = response(403, { error: 'Locked.', code: 'account_locked' });
    expect(signInMessageOf(locked)).toEqual({ text: 'Locked.' });
    expect(signInMessageOf(response(429, {}))).toMatchObject({ key: 'errors.rateLimited' });
    expect(signInMessageOf(new AxiosError('x', 'ERR_NETWORK'))).toMatchObject({
      key: 'errors.network',
    });
    expect(signInMessageOf(new ApiError('malformed', { status: 200 }))).toMatchObject({
      key: 'errors.malformed',
    });
  });

  it('shows the server’s message for a ticket limit, full storage and the reason of a 403', () => {
    for (const [status, code] of [
      [429, 'too_many_takes'],
      [507, 'storage_full'],
      [503, 'photos_unavailable'],
      [404, 'service_not_found'],
      [403, 'address_not_confirmed'],
      [403, 'a_later_reason'],
    ] as const)
      expect(messageOf(response(status, { error: 'Why.', code }))).toEqual({ text: 'Why.' });
  });

  it.each([
    ['61', 'errors.rateLimited', 2],
    [String(1430 * 60), 'errors.rateLimitedForHours', 24],
  ])('rounds a wait of %s seconds up to minutes or hours', (wait, key, count) => {
    const message = messageOf(response(429, {}, { 'retry-after': wait }));
    expect(message).toEqual({ key, values: { count } });
  });
});
