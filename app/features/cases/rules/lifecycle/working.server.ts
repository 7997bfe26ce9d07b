import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { bookCall } from '#app/features/cases/steps/calls/book-call.server.ts';
import { cancelCall } from '#app/features/cases/steps/calls/cancel-call.server.ts';
import { missCall } from '#app/features/cases/steps/calls/miss-call.server.ts';
import { remind } from '#app/features/cases/steps/clock/remind.server.ts';
import { logContact } from '#app/features/cases/steps/contact/log-contact.server.ts';
import { acceptAnswer } from '#app/features/cases/steps/information/accept-answer.server.ts';
import { answerRequest } from '#app/features/cases/steps/information/answer-request.server.ts';
import { cancelRequest } from '#app/features/cases/steps/information/cancel-request.server.ts';
import { rejectAnswer } from '#app/features/cases/steps/information/reject-answer.server.ts';
import { requestInformation } from '#app/features/cases/steps/information/request-information.server.ts';
import { resume } from '#app/features/cases/steps/information/resume.server.ts';
import { waitForClient } from '#app/features/cases/steps/information/wait-for-client.server.ts';
import { askForChanges } from '#app/features/cases/steps/quoting/ask-for-changes.server.ts';
import { decideQuote } from '#app/features/cases/steps/quoting/decide-quote.server.ts';
import { sendQuotes } from '#app/features/cases/steps/quoting/send-quotes.server.ts';
import { setStage } from '#app/features/cases/steps/quoting/set-stage.server.ts';
import { setPriority } from '#app/features/cases/steps/set-priority.server.ts';
import { type Entry, row } from './row.server.ts';

const WITH_BROKER = ['in_progress', 'waiting_on_client', 'quoted'] as const;

/** What a broker and a client do together, up to a decision. */
export const WORKING = {
  book_call: {
    step: bookCall,
    rows: [
      row(WITH_BROKER, 'same', {
        who: ['client', 'visitor'],
        needs: ['calls_offered'],
        effects: ['call_reminders'],
      }),
    ],
  },
  cancel_call: {
    step: cancelCall,
    rows: [
      row(WITH_BROKER, 'same', {
        who: ['client', 'visitor', 'broker'],
        needs: ['call_ahead'],
        effects: [],
      }),
    ],
  },
  miss_call: {
    step: missCall,
    rows: [row(WITH_BROKER, 'same', { who: ['system'], needs: ['call_passed'], effects: ['call_missed'] })],
  },
  set_stage: {
    step: setStage,
    rows: [row(['in_progress'], 'same', { who: ['broker'], needs: [], effects: [] })],
  },
  set_priority: {
    step: setPriority,
    rows: [row(OPEN_STATUSES, 'same', { who: ['admin'], needs: [], effects: [] })],
  },
  resume: {
    step: resume,
    rows: [
      row(['waiting_on_client'], 'in_progress', {
        who: ['broker', 'system'],
        needs: [],
        effects: ['waiting_ends'],
      }),
    ],
  },
  wait_for_client: {
    step: waitForClient,
    rows: [
      row(['in_progress'], 'waiting_on_client', { who: ['broker'], needs: [], effects: ['waiting_begins'] }),
      // Whoever wrote instead of answering what is needed has been answered, and owes it still.
      row(['in_progress'], 'waiting_on_client', {
        who: ['system'],
        needs: ['something_owed'],
        effects: ['waiting_begins'],
      }),
    ],
  },
  log_contact: {
    step: logContact,
    rows: [
      row(['assigned'], 'in_progress', {
        who: ['broker'],
        needs: ['accept_by_ahead', 'licence_in_force', 'contact_made'],
        effects: ['contact_disclosed', 'contact_noted'],
      }),
      // By phone, too, whoever wrote instead of answering what is needed has been answered, and owes it still.
      row(['in_progress'], 'waiting_on_client', {
        who: ['broker'],
        needs: ['contact_made', 'person_wrote', 'something_owed'],
        effects: ['contact_noted', 'call_over', 'waiting_begins'],
      }),
      row(WITH_BROKER, 'same', {
        who: ['broker'],
        needs: ['contact_made'],
        effects: ['contact_noted', 'call_over'],
      }),
      // Who calls at the booked time has done their part, whoever answers.
      row(WITH_BROKER, 'same', {
        who: ['broker'],
        needs: ['at_call_time'],
        effects: ['contact_noted', 'call_over', 'call_unanswered'],
      }),
      row(WITH_BROKER, 'same', { who: ['broker'], needs: [], effects: [] }),
    ],
  },
  // What may be left out keeps nobody waiting, and who waits already goes on waiting.
  request_information: {
    step: requestInformation,
    rows: [
      row(['in_progress'], 'waiting_on_client', {
        who: ['broker', 'admin'],
        needs: ['required_asked'],
        effects: ['waiting_begins'],
      }),
      row(['in_progress', 'waiting_on_client', 'quoted'], 'same', {
        who: ['broker', 'admin'],
        needs: [],
        effects: [],
      }),
    ],
  },
  answer_request: {
    step: answerRequest,
    rows: [
      row(['waiting_on_client'], 'in_progress', {
        who: ['client', 'visitor', 'system'],
        needs: ['something_unanswered', 'nothing_else_unanswered'],
        effects: ['waiting_ends'],
      }),
      row(WITH_BROKER, 'same', {
        who: ['client', 'visitor', 'system'],
        needs: ['something_to_answer'],
        effects: [],
      }),
    ],
  },
  accept_answer: {
    step: acceptAnswer,
    rows: [
      row(WITH_BROKER, 'same', { who: ['broker', 'admin'], needs: ['something_answered'], effects: [] }),
    ],
  },
  reject_answer: {
    step: rejectAnswer,
    rows: [
      row(['in_progress'], 'waiting_on_client', {
        who: ['broker', 'admin'],
        needs: ['something_answered'],
        effects: ['waiting_begins'],
      }),
      row(['waiting_on_client', 'quoted'], 'same', {
        who: ['broker', 'admin'],
        needs: ['something_answered'],
        effects: [],
      }),
    ],
  },
  cancel_request: {
    step: cancelRequest,
    rows: [
      row(['waiting_on_client'], 'in_progress', {
        who: ['broker', 'admin'],
        needs: ['something_asked', 'nothing_else_unanswered'],
        effects: ['waiting_ends'],
      }),
      row(WITH_BROKER, 'same', { who: ['broker', 'admin'], needs: ['something_asked'], effects: [] }),
    ],
  },
  remind: {
    step: remind,
    rows: [row(['waiting_on_client'], 'same', { who: ['system'], needs: ['reminder_due'], effects: [] })],
  },
  // The licensed broker’s words, so nobody else sends them.
  send_quotes: {
    step: sendQuotes,
    rows: [
      row(['in_progress', 'waiting_on_client'], 'quoted', {
        who: ['broker'],
        needs: [],
        effects: ['waiting_ends', 'contact_noted'],
      }),
      row(['quoted'], 'same', { who: ['broker'], needs: [], effects: [] }),
    ],
  },
  // While the broker works on changes, the quotes that they stand by can still be chosen.
  decide_quote: {
    step: decideQuote,
    rows: [row(WITH_BROKER, 'same', { who: ['client', 'visitor'], needs: ['quote_to_decide'], effects: [] })],
  },
  ask_for_changes: {
    step: askForChanges,
    rows: [
      row(['quoted'], 'in_progress', { who: ['broker', 'client', 'visitor'], needs: [], effects: [] }),
      // While the broker revises one quote, something else may be wanted of another.
      row(['in_progress'], 'in_progress', {
        ...{ who: ['client', 'visitor'], needs: ['quote_to_decide'], effects: [] },
      }),
    ],
  },
} as const satisfies Record<string, Entry>;
