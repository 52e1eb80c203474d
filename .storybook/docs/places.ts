import type { ComponentGuide } from './ComponentGuide.ts';

const guideFiles = import.meta.glob<{ guide: ComponentGuide }>(
  '../../stories/components/**/*.guide.ts',
);

/** Where a component's page is: its name, its group, its id in the sidebar. */
export interface Place {
  name: string;
  group: string;
  id: string;
  load: () => Promise<{ guide: ComponentGuide }>;
}

const placeOf = ([file, load]: [string, Place['load']]): Place => {
  const path = file.replace(/^.*components\//, '').replace('.guide.ts', '');
  const parts = path.split('/');
  return {
    name: parts.at(-1) ?? '',
    group: parts.slice(0, -1).join(' / '),
    id: `components-${parts.join('-').toLowerCase()}--docs`,
    load,
  };
};

/** All component pages, in the order of their files. */
export const places: Place[] = Object.entries(guideFiles).map(placeOf);

const byName = new Map(places.map((place) => [place.name, place]));

/** Where a component's page is; nothing for a name that is not a component's. */
export const placeFor = (name: string): Place | undefined => byName.get(name);

/** The address of a page, for a link that leaves the frame of the docs. */
export const hrefOf = (id: string, kind: 'docs' | 'story' = 'docs'): string =>
  `./?path=/${kind}/${id}`;
