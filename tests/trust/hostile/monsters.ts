/** The parts of a text, divided by broken bars. */
const listed = (text: string): string[] => text.split(/ ¦(?: |\n +)/);

/** Texts that have broken programs before. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '𝒜'.repeat(120),
  'α'.repeat(30_000),
  `${'a'.repeat(40)}!`,
  ...[255, 256, 1025, 60_000].map((length) => 'x'.repeat(length)),
  `${'a'.repeat(64)}@${'b'.repeat(63)}.gr`,
  ...listed(`0 ¦ -0 ¦ -1 ¦ 1e309 ¦ NaN ¦ Infinity ¦ null ¦ undefined ¦ true ¦ [] ¦ {} ¦ \\ ¦ \\\\ ¦
    a\u0000b ¦ \ud800 ¦ a\udfffb ¦ \ufeff ¦ \u202eabc ¦ \u200b ¦ \u0085 ¦ \u2028 ¦ e\u0301\u0301\u0301 ¦
    ﷺ ¦ 👩‍👩‍👧‍👦 ¦ İi ¦ ΣΊΣΥΦΟΣ ¦ ς ¦ ß ¦ 𠜎𠜱 ¦ ' ¦ " ¦ \` ¦ '; DROP TABLE tickets; -- ¦ ' OR '1'='1 ¦ $1 ¦ % ¦
    _ ¦ %s%n ¦ {{7*7}} ¦ \${7*7} ¦ <script>alert(1)</script> ¦ "><img src=x onerror=alert(1)> ¦
    javascript:alert(1) ¦ ../../../etc/passwd ¦ ..%2f..%2f ¦ %00 ¦ %zz ¦ %c3%28 ¦ /dev/null ¦ CON ¦
    file:///etc/passwd ¦ http://169.254.169.254/ ¦ __proto__ ¦ constructor ¦ toString ¦ hasOwnProperty ¦
    2026-02-30 ¦ 0000-00-00 ¦ 9999-12-31 ¦ 10000-01-01 ¦ -2026-01-01 ¦ 2026-11-20T00:00:00Z ¦
    99999999-01-01 ¦ 2026-13-01 ¦ ２０２６-01-01 ¦ 1900-02-29 ¦ 2147483648 ¦ 9223372036854775808 ¦ 1.5 ¦
    1,5 ¦ ١٢٣ ¦ a@b ¦ @ ¦ a@b.c@d.e ¦ (a+)+$ ¦ \\u0000 ¦ =cmd|calc ¦ ŷ̷̢̛ ¦ \ufffd ¦ \ufffe ¦ \x7f ¦ \x1b[31m`),
];

/** Values of other types. */
export const VALUES: readonly unknown[] = [
  ...(JSON.parse(`[null, true, false, 0, -1, 1.5, 1e308, -1e308, 9007199254740992, [], [[]], {}, ["x"],
    [null], {"x": 1}, {"length": 5}, {"toString": "x"}, {"$gt": ""}, {"__proto__": {"admin": true}},
    {"constructor": {"prototype": {"x": 1}}}]`) as unknown[]),
  Array.from({ length: 500 }, () => 'x'),
];

/** Bodies that match no schema. */
export const BODIES: readonly string[] = [
  '',
  ' ',
  '['.repeat(20_000),
  '1'.repeat(5_000),
  `{"x":"${'y'.repeat(110_000)}"}`,
  `${'{"ticket":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  `{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  ...listed(`{ ¦ [ ¦ " ¦ nul ¦ {"a":1,} ¦ {'a':1} ¦ {"a":1}{"b":2} ¦ [] ¦ "text" ¦ 5 ¦ null ¦ \ufeff{} ¦
    {"a":"\ud800"} ¦ {"email":"a","email":"b"} ¦ - ¦ 1e99999 ¦ {"a":\u0000}`),
];

/** Headers that can be added to any request. */
export const HEADERS: readonly Record<string, string>[] = [
  { 'content-type': '' },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'accept-language': 'el,'.repeat(500) },
  { 'refresh-token': 'x'.repeat(500) },
  { authorization: `Bearer ${'a.'.repeat(900)}` },
  { cookie: 'a=b; '.repeat(200) },
  ...listed(`accept-language: ;q=;;,,* ¦ accept: */*;q=x ¦ content-type: text/html ¦ te: trailers ¦
    content-type: application/json; charset=utf-16 ¦ content-type: application/json;;;= ¦
    idempotency-key: κλειδί ¦ refresh-token: ../.. ¦ authorization: Bearer .. ¦ origin: null ¦
    x-forwarded-for: 1.1.1.1, evil ¦ x-http-method-override: DELETE ¦ if-none-match: * ¦
    range: bytes=0-,-1 ¦ accept-encoding: br;q=1, gzip;q=0.5, *;q=0, zzz ¦ content-encoding: gzip ¦
    expect: 100-continue ¦ if-modified-since: yesterday ¦ x-request-id: "><script>`).map((line) => {
    const [name = '', value = ''] = line.split(': ');
    return { [name]: value };
  }),
];
