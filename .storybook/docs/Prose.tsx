import { Fragment } from 'react';
import { hrefOf, placeFor } from './places.ts';

/** A component's name, linked to its page. */
export const ComponentLink = ({ name }: { name: string }) => {
  const place = placeFor(name);
  const code = <code>{name}</code>;
  return place ? (
    <a href={hrefOf(place.id)} target="_top">
      {code}
    </a>
  ) : (
    code
  );
};

/** A sentence of a guide; text between backticks becomes code, or a link to a component. */
export const Prose = ({ text }: { text: string }) =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? (
        <Fragment key={index}>{part}</Fragment>
      ) : (
        <ComponentLink key={index} name={part} />
      ),
    );
