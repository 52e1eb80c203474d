import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A picture that differs from its reference. */
export interface Finding {
  name: string;
  words: string;
  /** PNG or WebP; null where there is none. */
  before: Buffer | null;
  after: Buffer | null;
  marked: Buffer | null;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #faf7f2; color: #10243e; }
  h2 { margin: 3rem 0 0.25rem; font-size: 1.1rem; }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; } figcaption { font-size: 0.85rem; }
  img { max-width: 100%; border: 1px solid #e3dcd0; background: #fff; }
  @media (prefers-color-scheme: dark) { body { background: #0b1622; color: #e8eef5; } }
`;

const figure = (caption: string, path: string | null): string =>
  `<figure><figcaption>${caption}</figcaption>${
    path
      ? `<a href="${escape(path)}"><img loading="lazy" src="${escape(path)}" alt="${caption}"></a>`
      : '<p>–</p>'
  }</figure>`;

/** Writes the page that shows before, after and difference of each finding; returns its path. */
export const writeReport = async (folder: string, findings: Finding[]): Promise<string> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const file = async (name: string, what: string, picture: Buffer | null) => {
    if (!picture) return null;
    const path = `${name}.${what}.png`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), await sharp(picture).png().toBuffer());
    return path;
  };
  const sections: string[] = [];
  for (const { name, words, before, after, marked } of findings)
    sections.push(
      `<section><h2 id="${escape(name)}">${escape(name)}</h2><p>${escape(words)}</p><div class="row">${[
        figure('Before', await file(name, 'before', before)),
        figure('After', await file(name, 'after', after)),
        figure('Difference', await file(name, 'difference', marked)),
      ].join('')}</div></section>`,
    );
  const path = join(folder, 'index.html');
  writeFileSync(
    path,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures that changed</title><style>${styles}</style>
<h1>${findings.length === 0 ? 'No picture changed' : `${findings.length} pictures to look at`}</h1>
<p>If a change is wanted, <code>npm run test:visual -- --update</code> accepts it.</p>
${sections.join('\n')}</html>\n`,
  );
  return path;
};
