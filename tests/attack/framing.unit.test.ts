import { beforeAll, describe, expect, it } from 'vitest';
import { buildSignedIn } from '#server/testing/builders.ts';
import { attackTarget, sendRaw } from './target.ts';

const target = attackTarget({ corsOrigins: ['https://app.example'] });
let token: string;
beforeAll(async () => {
  token = (await buildSignedIn(target)).headers.authorization!;
});

interface ParsedResponse {
  status: number;
  head: string;
  body: string;
}

/** Parses the responses of one connection. Leftover bytes are not a response of the server. */
function responsesIn(text: string): { responses: ParsedResponse[]; rest: string } {
  const responses: ParsedResponse[] = [];
  let rest = text;
  for (;;) {
    const match = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n([\s\S]*?)\r\n\r\n/.exec(rest);
    if (!match) return { responses, rest };
    const [whole, status, head = ''] = match;
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    responses.push({
      status: Number(status),
      head: head.toLowerCase(),
      body: rest.slice(whole.length, whole.length + length),
    });
    rest = rest.slice(whole.length + length);
  }
}

/** The attacker's bytes, which must not become part of the next visitor's request. */
const SMUGGLED = 'GET /api/user HTTP/1.1\r\nhost: x\r\nx: ';
/** The next visitor on the same connection of a proxy. */
const next = () =>
  `GET /healthz HTTP/1.1\r\nhost: x\r\nauthorization: ${token}\r\nconnection: close\r\n\r\n`;

const JSON_POST =
  'POST /api/users/tokens HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const CODED = 'transfer-encoding: chunked\r\n';
const CHUNKED = `${JSON_POST}${CODED}\r\n`;
/** An empty body in chunks, followed by the bytes of another request. */
const BODY = `\r\n0\r\n\r\n${SMUGGLED}`;
const GET = 'GET /healthz HTTP/1.1\r\n';
const CACHED = 'GET /api/categories HTTP/1.1\r\n';
const WITH_BODY = `host: x\r\ncontent-length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`;

/** Bytes and the expected status: 400 ends the connection, any other keeps it open. */
const CASES: [string, string, number][] = [
  ['a length and chunks', `${JSON_POST}content-length: 6\r\n${CODED}${BODY}`, 400],
  ['chunks and a length', `${JSON_POST}${CODED}content-length: 4\r\n${BODY}`, 400],
  ['two lengths', `${JSON_POST}content-length: 0\r\ncontent-length: 40\r\n\r\n${SMUGGLED}`, 400],
  ['two lengths that agree', `${JSON_POST}content-length: 2\r\ncontent-length: 2\r\n\r\n{}`, 400],
  ['two lengths in one line', `${JSON_POST}content-length: 2, 2\r\n\r\n{}`, 400],
  ['a length with a sign', `${JSON_POST}content-length: +2\r\n\r\n{}`, 400],
  ['a negative length', `${JSON_POST}content-length: -1\r\n\r\n`, 400],
  ['a hexadecimal length', `${JSON_POST}content-length: 0x2\r\n\r\n{}`, 400],
  ['a length with a blank inside', `${JSON_POST}content-length: 1 0\r\n\r\n{}`, 400],
  ['an empty length', `${JSON_POST}content-length: \r\n\r\n`, 400],
  [
    'a length beyond the number range',
    `${JSON_POST}content-length: ${'9'.repeat(20)}\r\n\r\n`,
    400,
  ],
  ['a blank before the colon', `${JSON_POST}content-length : 2\r\n\r\n{}`, 400],
  ['an invalid coding', `${JSON_POST}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`, 400],
  ['chunked, not last', `${JSON_POST}transfer-encoding: chunked, identity\r\n${BODY}`, 400],
  ['two codings in two lines', `${JSON_POST}${CODED}transfer-encoding: identity\r\n${BODY}`, 400],
  ['a coding after a vertical tab', `${JSON_POST}transfer-encoding:\x0bchunked\r\n${BODY}`, 400],
  ['a size that is not a number', `${CHUNKED}zz\r\n{}\r\n0\r\n\r\n`, 400],
  ['a size with a sign', `${CHUNKED}-2\r\n{}\r\n0\r\n\r\n`, 400],
  ['a size with 0x', `${CHUNKED}0x2\r\n{}\r\n0\r\n\r\n`, 400],
  ['a size beyond the number range', `${CHUNKED}ffffffffffffffffff\r\n{}\r\n0\r\n\r\n`, 400],
  ['a size too small for its chunk', `${CHUNKED}1\r\n{}\r\n0\r\n\r\n`, 400],
  ['a chunk that ends with a bare line feed', `${CHUNKED}2\n{}\n0\n\n`, 400],
  ['a bare carriage return in a header', `${GET}host: x\r\na: b\rc: d\r\n\r\n`, 400],
  ['a bare line feed ends a header', `${GET}host: x\na: b\r\n\r\n`, 400],
  ['a folded header', `${GET}host: x\r\na: b\r\n c: d\r\n\r\n`, 400],
  ['a folded first header', `${GET} host: x\r\n\r\n`, 400],
  ['a NUL in a header', `${GET}host: x\r\na: b\x00c\r\n\r\n`, 400],
  ['a name with a blank', `${GET}host: x\r\na b: c\r\n\r\n`, 400],
  ['a name with a bracket', `${GET}host: x\r\na(b: c\r\n\r\n`, 400],
  ['no colon', `${GET}host: x\r\nabc\r\n\r\n`, 400],
  ['endless headers', `${GET}host: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', `${GET}\r\n`, 400],
  ['two hosts', `${GET}host: x\r\nhost: evil.example\r\n\r\n`, 400],
  ['two hosts for a cached response', `${CACHED}host: x\r\nHost: evil.example\r\n\r\n`, 400],
  ['a host with a path', `${GET}host: x/@evil.example\r\n\r\n`, 400],
  ['an expectation that cannot be met', `${GET}host: x\r\nexpect: a-cake\r\n\r\n`, 417],
  ['another protocol', 'GET /healthz HTTP/9.9\r\nhost: x\r\n\r\n', 400],
  ['a bare line feed in the request line', 'GET /healthz HTTP/1.1\nhost: x\r\n\r\n', 400],
  ['a blank in the address', 'GET /healthz /x HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['an invalid method', 'G@T /healthz HTTP/1.1\r\nhost: x\r\n\r\n', 400],
];

/** Valid requests: the body is read completely, and the next visitor gets the right response. */
const ALLOWED: [string, string, number][] = [
  ['a body with a GET', `${GET}${WITH_BODY}`, 200],
  ['a body with a GET of a cached response', `${CACHED}${WITH_BODY}`, 200],
  ['chunks with a trailer', `${CHUNKED}2\r\n{}\r\n0\r\nx-trailer: y\r\n\r\n`, 401],
  ['a size with leading zeros', `${CHUNKED}0002\r\n{}\r\n0\r\n\r\n`, 401],
  ['an address with scheme and host', 'GET http://evil/healthz HTTP/1.1\r\nhost: x\r\n\r\n', 200],
  ['a method in the address', `${GET}host: x\r\nx-http-method-override: DELETE\r\n\r\n`, 200],
];

const PROTECTED = ['x-content-type-options: nosniff', 'x-frame-options: deny'];

describe('request framing', () => {
  it.each(CASES)(
    'rejects %s with security headers and closes the connection',
    async (_, bytes, status) => {
      const { responses, rest } = responsesIn(await sendRaw(target.port, `${bytes}${next()}`));
      expect([responses.map((response) => response.status), rest]).toEqual([[status], '']);
      const [{ head, body }] = responses as [ParsedResponse];
      for (const line of PROTECTED) expect(head).toContain(line);
      expect(head).toContain('connection: close');
      expect(Object.keys(JSON.parse(body) as object)).toEqual(['error', 'code']);
    },
  );

  it.each(['/healthz', '/api/categories'])(
    'closes the connection on an upgrade to %s',
    async (path) => {
      const bytes = `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n`;
      for (let n = 0; n < 2; n += 1) {
        const { responses, rest } = responsesIn(await sendRaw(target.port, `${bytes}${next()}`));
        expect([responses.map((response) => response.status), rest]).toEqual([[200], '']);
      }
    },
  );

  it.each(ALLOWED)('reads %s to its end', async (_, bytes, status) => {
    const { responses, rest } = responsesIn(await sendRaw(target.port, `${bytes}${next()}`));
    expect([responses.map((response) => response.status), rest]).toEqual([[status, 200], '']);
    expect(responses[1]!.body).toContain('ok');
  });
});
