import type { ComponentGuide, KeyRow } from './ComponentGuide.ts';
import { ComponentLink, Prose } from './Prose.tsx';

const Lines = ({ lines, ordered = false }: { lines: string[]; ordered?: boolean }) => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>
          <Prose text={line} />
        </li>
      ))}
    </List>
  );
};

/** What the component is made of, in reading order. */
export const Anatomy = ({ parts }: { parts: string[] }) => (
  <>
    <h2 id="anatomy">Anatomy</h2>
    <Lines lines={parts} ordered />
  </>
);

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
  </svg>
);

/** Dos and don'ts, side by side. */
export const DosAndDonts = ({ dos, donts }: Pick<ComponentGuide, 'dos' | 'donts'>) => (
  <>
    <h2 id="do-and-dont">Do and don’t</h2>
    <div className="guide-pair">
      <div className="guide-do">
        <h3>
          <Sign path="M2 9l4 4 8-10" /> Do
        </h3>
        <Lines lines={dos} />
      </div>
      <div className="guide-dont">
        <h3>
          <Sign path="M3 3l10 10M13 3L3 13" /> Don’t
        </h3>
        <Lines lines={donts} />
      </div>
    </div>
  </>
);

/** How its texts are written in Greek and in English. */
export const ContentRules = ({ content }: Pick<ComponentGuide, 'content'>) => (
  <>
    <h2 id="content">Content</h2>
    <div className="guide-pair">
      <div>
        <h3>Greek</h3>
        <Lines lines={content.el} />
      </div>
      <div>
        <h3>English</h3>
        <Lines lines={content.en} />
      </div>
    </div>
  </>
);

/** Arrow keys as words: not every font has the glyphs. */
const words: Record<string, string> = { '←': 'Left', '→': 'Right', '↑': 'Up', '↓': 'Down' };

const Keys = ({ keys }: Pick<KeyRow, 'keys'>) =>
  keys.split(', ').map((key, index) => (
    <span key={key}>
      {index > 0 && ' '}
      <kbd>{words[key] ?? key}</kbd>
    </span>
  ));

/** What each key does, or why none does anything. */
export const KeyboardMap = ({ keyboard }: Pick<ComponentGuide, 'keyboard'>) => (
  <>
    <h2 id="keyboard">Keyboard</h2>
    {Array.isArray(keyboard) ? (
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map((row) => (
            <tr key={row.keys + row.does}>
              <td>
                <Keys keys={row.keys} />
              </td>
              <td>
                <Prose text={row.does} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ) : (
      <p>
        <Prose text={keyboard.none} />
      </p>
    )}
  </>
);

/** Related pages. */
export const Related = ({ related }: Pick<ComponentGuide, 'related'>) => (
  <>
    <h2 id="related">Related</h2>
    <p className="guide-related">
      {related.map((name) => (
        <ComponentLink key={name} name={name} />
      ))}
    </p>
  </>
);
