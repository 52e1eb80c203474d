import { CounterRefusal, CounterTicket } from '#common/contract/counter.ts';
import {
  confirmArrival,
  NOTE_MAX,
  PARK_MINUTES,
  parkTicket,
  restoreTicket,
  setNote,
  setPriority,
  takeBack,
  transferTicket,
} from '#common/contract/ticketSteps.ts';
import type { App } from '#server/context.ts';
import { longFault, refuseFaults, tidy } from '#server/lib/fieldProblems.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Granted } from '#server/plugins/access.ts';
import { route } from '#server/plugins/route.ts';
import { counterTicket, servedAt } from '#server/repositories/counter/counterView.ts';
import * as steps from '#server/repositories/counter/hallSteps.ts';
import {
  CounterBusy,
  HoldsAnother,
  NotPossibleNow,
} from '#server/repositories/line/ticketTransitions.ts';
import type { Language } from '#common/languages.ts';

type MemberRequest = Granted['member of the ticket'] & { language: Language };

/** Steps of a hall on one ticket, below /api/counter/tickets/{code}: transfer, park, here, … */
export default async function stepRoutes(app: App): Promise<void> {
  const { db, clock } = app.context;

  /** Runs a step. @throws Problem 404, or 409 with the ticket that is the reason */
  const run = async (
    { held, user, language }: MemberRequest,
    work: (input: steps.StepInput) => Promise<void>,
    service: string | null = null,
  ): Promise<CounterTicket> => {
    const now = clock.now();
    const reading = { now, language };
    const { ticket_id: id, list_id: listId } = held;
    try {
      await work({ held, userId: user.id, now });
    } catch (error) {
      if (error instanceof steps.ServiceUnknown) throw new Problem(404, 'service_not_found');
      if (!(error instanceof NotPossibleNow)) throw error;
      const own = await counterTicket(db, id, reading);
      const refuse = (code: ConstructorParameters<typeof Problem>[1], ticket = own) =>
        new Problem(409, code, { body: { ticket } });
      if (error instanceof steps.ServiceClosed) throw refuse('service_closed');
      if (error instanceof HoldsAnother) {
        const ticket = await counterTicket(
          db,
          await steps.otherOpenTicket(db, id, service),
          reading,
        );
        // The sentence of `existing_ticket` is for the holder.
        throw new Problem(409, 'person_has_number', {
          body: { code: 'existing_ticket', ticket },
          values: { number: ticket?.label ?? '' },
        });
      }
      if (error instanceof CounterBusy) {
        const counter = (await steps.counterBefore(db, id)) ?? '';
        throw refuse(
          'counter_busy',
          await servedAt(db, { listIds: [listId], counter, ...reading }),
        );
      }
      throw refuse('not_possible_now');
    }
    return (await counterTicket(db, id, reading))!;
  };

  const noteIn = ({ language }: MemberRequest, note: string | null | undefined) => {
    if (note === undefined) return undefined;
    const text = tidy(note ?? '');
    refuseFaults({ language }, { note: longFault(text, NOTE_MAX) });
    return text || null;
  };

  const described = (summary: string, description?: string) => ({
    access: 'member of the ticket' as const,
    changes: 'place' as const,
    summary,
    ...(description !== undefined && { description }),
    responses: { 200: CounterTicket, 409: CounterRefusal },
  });

  route(app, transferTicket, {
    ...described(
      'Transfers a waiting or served ticket to another service of its day',
      'It keeps its number, label and place in the line, and takes a place there even if that list ' +
        'is full. 404 `service_not_found`; 409 `service_closed`, or `existing_ticket` with the ' +
        'person’s open number there.',
    ),
    handler: (request) => {
      const { service, note } = request.body;
      const text = noteIn(request, note);
      const to = { service, note: text };
      return run(request, (input) => steps.transferTicket(db, input, to), service);
    },
  });
  route(app, parkTicket, {
    ...described(
      'Sets a served ticket aside for its counter',
      '"Next" leaves it out. Any counter can call it again. 409 unless it is being served.',
    ),
    handler: (request) => {
      const { minutes = PARK_MINUTES.usual, note } = request.body;
      const parking = { minutes, note: noteIn(request, note) };
      return run(request, (input) => steps.parkTicket(db, input, parking));
    },
  });
  route(app, confirmArrival, {
    ...described(
      'Records that the called person is at the counter',
      '409 if it is recorded already, or if the place does not record arrivals.',
    ),
    handler: (request) => run(request, (input) => steps.confirmArrival(db, input)),
  });
  route(app, restoreTicket, {
    ...described(
      'Puts a no-show or a cancelled ticket back to its place in the line',
      '409 if the line is over, or `existing_ticket` with the person’s other open number.',
    ),
    handler: (request) => run(request, (input) => steps.restoreTicket(db, input)),
  });
  route(app, takeBack, {
    ...described(
      'Reverts the last transfer, parking, arrival or restoring of a ticket within 60 seconds',
      '409 `counter_busy` if its counter serves somebody else by now.',
    ),
    handler: (request) => run(request, (input) => steps.takeBackStep(db, input)),
  });
  route(app, setNote, {
    ...described('Sets the note for the next colleague', 'Null removes it. 409 after the visit.'),
    handler: (request) => {
      const note = noteIn(request, request.body.note) ?? null;
      return run(request, (input) => steps.setNote(db, input, note));
    },
  });
  route(app, setPriority, {
    ...described(
      'Gives a waiting ticket priority, or withdraws it',
      'It is called in turns with ordinary numbers. Null puts it back to its first place. 409 after ' +
        'the call.',
    ),
    handler: (request) => {
      const { reason } = request.body;
      return run(request, (input) => steps.setPriority(db, input, reason));
    },
  });
}
