import { expect, it } from 'vitest';
import { attackTarget, SECRET, sendRaw } from './target.ts';

const target = attackTarget();

const UP = String.raw`.. %2e%2e .%2e %2E%2e ..%00 .... ..; %252e%252e %c0%ae%c0%ae ..%c0%af..
  %uff0e%uff0e ..%5c.. ..\.. %5c..%5c ．．`.split(/\s+/);
const PLACES = `/ /assets/ /assets/app-1.js/ /pictures/ /pictures/portraits/ /api/docs/static/
  /api/organisations/ /listing-grid/ // /./`.split(/\s+/);
const TARGETS = ['/secret.txt', '%2fsecret.txt', '/../secret.txt', '%5csecret.txt'];
const HIDDEN = `/.env /%2eenv /.vite/manifest.json /.vite%2fmanifest.json /%2evite/manifest.json
  /assets/../.env /assets/..%2f.vite/manifest.json //.env /.env/ /.env%00.js /.env?x=.js /.ENV
  /index.html /index.html.br`.split(/\s+/);

it("serves no hidden file and no file outside the client's folder for any spelling of a path", async () => {
  const climbs = PLACES.flatMap((place) =>
    UP.flatMap((up) => TARGETS.map((file) => `${place}${up}${file}`)),
  );
  const paths = [
    ...climbs,
    ...HIDDEN,
    'http://x/../secret.txt',
    '../secret.txt',
    'file:///etc/passwd',
  ];
  expect(paths.length).toBeGreaterThan(600);
  const leaked: string[] = [];
  // Sends raw bytes, because a client would normalise the URLs.
  for (let at = 0; at < paths.length; at += 50) {
    const responses = await Promise.all(
      paths.slice(at, at + 50).map(async (path) => {
        const bytes = Buffer.from(path).toString('latin1');
        const text = await sendRaw(
          target.port,
          `GET ${bytes} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
        );
        return { path, text };
      }),
    );
    for (const { path, text } of responses) {
      expect([path, /^HTTP\/1\.1 ([234]\d\d) /.test(text)]).toEqual([path, true]);
      if (text.includes(SECRET) || text.includes('root:')) leaked.push(path);
    }
  }
  expect(leaked).toEqual([]);
});
