import { Anchor, Canvas, Description, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { viewports } from '#storybook/modes.ts';

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

/** The width that a story asks for; media queries only apply in a frame of that width. */
const widthOf = ({ storyGlobals }: PreparedStory): string | undefined => {
  const chosen = (storyGlobals?.viewport as { value?: unknown } | undefined)?.value;
  return isViewport(chosen) ? viewports[chosen].styles.width : undefined;
};

const State = ({ story }: { story: PreparedStory }) => {
  const width = widthOf(story);
  const frame = { inline: false, height: '520px' };
  return (
    <Anchor storyId={story.id}>
      <h3>{story.name}</h3>
      <Description of={story.moduleExport} />
      <div style={{ maxWidth: width }}>
        <Canvas of={story.moduleExport} {...(width && { story: frame })} />
      </div>
    </Anchor>
  );
};

/** Every story but the first, each at its intended width. */
export const OtherStates = () => {
  const { csfFile } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const [, ...others] = context
    .componentStoriesFromCSFFile(csfFile)
    .filter(({ tags }) => tags?.includes('autodocs'));
  if (others.length === 0) return null;
  return (
    <>
      <h2 id="other-states">Other states</h2>
      {others.map((story) => (
        <State key={story.id} story={story} />
      ))}
    </>
  );
};
