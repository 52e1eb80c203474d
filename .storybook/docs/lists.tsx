import { useEffect, useState } from 'react';
import { changes } from './changes.ts';
import { hrefOf, places, type Place } from './places.ts';
import { useIndex } from './useIndex.ts';

/** The components tagged `beta` in the index of this Storybook. */
export const BetaList = () => {
  const pages = useIndex().filter(
    ({ type, tags, title }) =>
      type === 'docs' && tags?.includes('beta') && title.startsWith('Components/'),
  );
  if (pages.length === 0) return <p>None at the moment: every component is stable.</p>;
  return (
    <ul>
      {pages.map(({ id, title }) => (
        <li key={id}>
          <a href={hrefOf(id)} target="_top">
            {title.replace('Components/', '')}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The numbers of components, pages and stories, counted from the index. */
export const Counts = () => {
  const entries = useIndex();
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = (prefix: string) =>
    new Set(stories.filter(({ title }) => title.startsWith(prefix)).map(({ title }) => title)).size;
  if (stories.length === 0) return null;
  return (
    <p>
      {titles('Components/')} components, {titles('Pages/')} pages, {stories.length} stories.
    </p>
  );
};

const switches = [
  [
    'Language',
    'Ελληνικά, English, Long text',
    'In long text every string is about 40 % longer and stands between ⟦ and ⟧. A mark that is missing was cut off; two pairs in one sentence were put together from pieces; words without marks are content, or not translated.',
  ],
  ['Scheme', 'Light, dark, side by side', 'Contrast, pictures on dark, lines that vanish.'],
  [
    'Density',
    'Comfortable, compact',
    'Tables, lists, menus, fields, tabs and buttons stand closer.',
  ],
  [
    'Motion',
    'As the system says, reduced, full',
    'Reduced: nothing moves by itself. Carousels rest, words stay, videos are stills.',
  ],
  [
    'Viewport',
    'Phone (360) and each breakpoint of the theme',
    'What wraps, what goes below, what disappears.',
  ],
  [
    'Pseudo-states',
    'Hover, focus visible, active and more',
    'Whether each state can be told from the others.',
  ],
];

/** What the toolbar above a story switches, and what to look for. */
export const Switches = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Switch</th>
        <th scope="col">Choices</th>
        <th scope="col">Look for</th>
      </tr>
    </thead>
    <tbody>
      {switches.map(([name, choices, look]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{choices}</td>
          <td>{look}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type Dated = Place & { since: string };

const useDated = (): Dated[] => {
  const [dated, setDated] = useState<Dated[]>([]);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const read = await Promise.all(
        places.map(async (place) => ({ ...place, since: (await place.load()).guide.since })),
      );
      if (wanted) setDated(read);
    };
    void read();
    return () => {
      wanted = false;
    };
  }, []);
  return dated;
};

const Group = ({ name, members }: { name: string; members: Place[] }) => (
  <>
    <h3>{name.charAt(0).toUpperCase() + name.slice(1)}</h3>
    <p>
      {members.map((place, index) => (
        <span key={place.id}>
          {index > 0 && ', '}
          <a href={hrefOf(place.id)} target="_top">
            {place.name}
          </a>
        </span>
      ))}
    </p>
  </>
);

/** What each version added, by group; the versions come from the components' guides. */
export const Changes = () => {
  const dated = useDated();
  return changes.map(({ version, notes }) => {
    const brought = dated.filter(({ since }) => since === version);
    const groups = [...new Set(brought.map(({ group }) => group))];
    return (
      <section key={version}>
        <h2 id={version}>{version}</h2>
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {groups.map((name) => (
          <Group key={name} name={name} members={brought.filter(({ group }) => group === name)} />
        ))}
      </section>
    );
  });
};
