import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { lightRoles } from '#theme/roles.ts';
import type { ComponentGuide } from './ComponentGuide.ts';
import { Anatomy, ContentRules, DosAndDonts, KeyboardMap, Related } from './GuideSections.tsx';
import { OtherStates } from './OtherStates.tsx';
import { Prose } from './Prose.tsx';
import './guide.css';

const { success, danger, waiting, active, neutral } = lightRoles;

const colours = {
  '--guide-do': success.outline,
  '--guide-do-ground': success.background,
  '--guide-dont': danger.outline,
  '--guide-dont-ground': danger.background,
  '--guide-stable': success.text,
  '--guide-stable-ground': success.background,
  '--guide-beta': waiting.text,
  '--guide-beta-ground': waiting.background,
  '--guide-link': active.text,
  '--guide-ground': neutral.background,
} as CSSProperties;

const Badges = ({ status, since }: { status: string; since: string }) => (
  <p className="guide-badges">
    <span className={`guide-badge guide-${status}`}>{status}</span>
    <span className="guide-badge">since {since}</span>
  </p>
);

const Guided = ({ guide, tags }: { guide: ComponentGuide; tags: string[] }) => (
  <div style={colours} className="guide">
    <Title />
    <Badges status={tags.includes('beta') ? 'beta' : 'stable'} since={guide.since} />
    <p className="guide-purpose">
      <Prose text={guide.purpose} />
    </p>
    <p className="guide-instead">
      <strong>When to use something else.</strong> <Prose text={guide.whenNot} />
    </p>
    <Primary />
    <Anatomy parts={guide.anatomy} />
    <DosAndDonts dos={guide.dos} donts={guide.donts} />
    <ContentRules content={guide.content} />
    <KeyboardMap keyboard={guide.keyboard} />
    <h2 id="props">Props</h2>
    {guide.inherits && (
      <p>
        <Prose text={guide.inherits} />
      </p>
    )}
    <Controls />
    <OtherStates />
    <Related related={guide.related} />
  </div>
);

/** The page of a component with its guide; for anything else, Storybook's own page. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as ComponentGuide | undefined;
  if (guide) return <Guided guide={guide} tags={preparedMeta.tags} />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {Object.keys(preparedMeta.argTypes).length > 0 && <Controls />}
      <Stories includePrimary={false} />
    </>
  );
};
