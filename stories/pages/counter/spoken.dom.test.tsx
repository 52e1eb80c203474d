import { expect, it } from 'vitest';
import { CallNext } from '#src/components/counter/CallNext.tsx';
import { LastAction } from '#src/components/counter/LastAction.tsx';
import { VisitCard } from '#src/components/counter/VisitCard.tsx';
import { WaitingLine } from '#src/components/counter/WaitingLine.tsx';
import { served, waiting } from '#stories/components/counter/people.ts';
import { expectOnce, hearScreens, read } from '#tests/spoken.ts';

hearScreens();

const nothing = () => undefined;
const own = { visit: served(), patienceSeconds: 180 };

it('announces the current visit, its actions, the next person and all waiting people', async () => {
  const people = [waiting(), waiting({ rank: 44, name: null })];
  const said = await read(
    <>
      <VisitCard {...own} counter="Θυρίδα 2" pending={null} onAct={nothing} />
      <CallNext {...own} next={people[0]} pending={false} onCall={nothing} />
      <LastAction text="Καλέσατε τον αριθμό 42." onUndo={nothing} />
      <WaitingLine people={people} calling={null} onCall={nothing} />
    </>,
  );
  expectOnce(said, [
    'article, Τώρα: Θυρίδα 2',
    'Μαρία Π.',
    'Κλήθηκε στις 09:29',
    'group, Για τον αριθμό 42',
    'button, Εξυπηρετήθηκε, key shortcuts D',
    // A disabled button gives the time and the reason.
    'button, Δεν ήρθε · σε 2:00, Το «Δεν ήρθε» ενεργοποιείται όταν περάσει ο χρόνος αναμονής., disabled',
    'button, Επόμενος 43 · Γιώργος Κ. και ο 42 σημειώνεται ως εξυπηρετημένος, key shortcuts Space',
    'Καλέσατε τον αριθμό 42.',
    'button, Αναίρεση',
    'heading, 2 περιμένουν',
    'list, 2 περιμένουν',
    'button, Κλήση του αριθμού 43 εκτός σειράς',
    'Χωρίς λογαριασμό',
    'button, Κλήση του αριθμού 44 εκτός σειράς',
  ]);
  expect(said[said.indexOf('Καλέσατε τον αριθμό 42.') - 1]).toBe('status');
});
