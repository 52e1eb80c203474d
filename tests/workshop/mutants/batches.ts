import type { ModuleGraph } from '#tests/workshop/sources/graph.ts';
import type { Fault } from './fault.ts';

/** A story file of a fault, as the bundler names it. */
export const storyFile = (story: string): string => `./stories/components/${story}.stories.tsx`;

/** Whether the stories of one fault need the file that another one changes. */
const isIn = (fault: Fault, { stories }: Fault, graph: ModuleGraph): boolean =>
  stories.some((story) =>
    graph.reach(storyFile(story), (id) => id.includes('/node_modules/')).has(`./${fault.file}`),
  );

/**
 * Faults that can be made and looked for together: none is visible in another one's stories, so
 * that whatever is wrong there is that fault's own doing.
 */
export const batchesOf = (faults: readonly Fault[], graph: ModuleGraph): Fault[][] => {
  const batches: Fault[][] = [];
  for (const fault of faults) {
    const room = batches.find((batch) =>
      batch.every((other) => !isIn(fault, other, graph) && !isIn(other, fault, graph)),
    );
    if (room) room.push(fault);
    else batches.push([fault]);
  }
  return batches;
};
