import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { endAccess } from '#app/features/cases/steps/clock/end-access.server.ts';
import { lose } from '#app/features/cases/steps/ending/lose.server.ts';
import { markNotReal } from '#app/features/cases/steps/ending/mark-not-real.server.ts';
import { reopen } from '#app/features/cases/steps/ending/reopen.server.ts';
import { win } from '#app/features/cases/steps/ending/win.server.ts';
import { withdraw } from '#app/features/cases/steps/ending/withdraw.server.ts';
import { answerCertificate } from '#app/features/cases/steps/won/answer-certificate.server.ts';
import { answerTestimonial } from '#app/features/cases/steps/won/answer-testimonial.server.ts';
import { cancelCertificate } from '#app/features/cases/steps/won/cancel-certificate.server.ts';
import { correctPolicy } from '#app/features/cases/steps/won/correct-policy.server.ts';
import { givePolicyBack } from '#app/features/cases/steps/won/give-policy-back.server.ts';
import { requestCertificate } from '#app/features/cases/steps/won/request-certificate.server.ts';
import { type Entry, row } from './row.server.ts';

const REOPENABLE = ['lost', 'withdrawn', 'won'] as const;

/** How a case ends, what comes after, and how it goes on again. */
export const ENDING = {
  lose: {
    step: lose,
    rows: [
      // Who had not accepted it has nothing to open again.
      row(['assigned'], 'lost', {
        who: ['broker', 'admin'],
        needs: [],
        effects: ['access_ended', 'retention_started'],
      }),
      row(['new', 'in_progress', 'waiting_on_client', 'quoted'], 'lost', {
        who: ['broker', 'admin'],
        needs: [],
        effects: ['waiting_ends', 'requests_end', 'call_ends', 'retention_started'],
      }),
    ],
  },
  mark_not_real: {
    step: markNotReal,
    rows: [
      row(OPEN_STATUSES, 'spam', {
        who: ['broker', 'admin'],
        needs: [],
        effects: ['waiting_ends', 'requests_end', 'call_ends', 'access_ended', 'retention_started'],
      }),
    ],
  },
  withdraw: {
    step: withdraw,
    rows: [
      row(OPEN_STATUSES, 'withdrawn', {
        who: ['client', 'visitor', 'admin'],
        needs: [],
        effects: [
          'waiting_ends',
          'requests_end',
          'call_ends',
          'access_ended',
          'retention_started',
          'sharing_withdrawn',
        ],
      }),
    ],
  },
  win: {
    step: win,
    rows: [
      row(['quoted', 'in_progress'], 'won', {
        who: ['broker', 'admin'],
        needs: ['somebody_has_it'],
        effects: ['requests_end', 'call_ends', 'retention_started', 'papers_due'],
      }),
    ],
  },
  correct_policy: {
    step: correctPolicy,
    rows: [row(['won'], 'same', { who: ['broker'], needs: [], effects: [] })],
  },
  // Within 30 days; an administrator at any time, also what was taken for spam.
  reopen: {
    step: reopen,
    rows: [
      row(REOPENABLE, 'in_progress', {
        who: ['client', 'visitor', 'broker'],
        needs: ['within_reopening', 'somebody_has_it'],
        effects: ['retention_stopped', 'promise_set'],
      }),
      row(REOPENABLE, 'new', {
        who: ['client', 'visitor'],
        needs: ['within_reopening', 'nobody_has_it'],
        effects: ['retention_stopped', 'promise_set', 'search_begins', 'sharing_renewed'],
      }),
      row(REOPENABLE, 'in_progress', {
        who: ['admin'],
        needs: ['somebody_has_it'],
        effects: ['retention_stopped', 'promise_set'],
      }),
      row([...REOPENABLE, 'spam'], 'new', {
        who: ['admin'],
        needs: ['nobody_has_it'],
        effects: ['retention_stopped', 'promise_set', 'search_begins'],
      }),
    ],
  },
  request_certificate: {
    step: requestCertificate,
    rows: [
      row(['won'], 'same', {
        who: ['client', 'visitor'],
        needs: ['is_business', 'somebody_has_it'],
        effects: [],
      }),
    ],
  },
  cancel_certificate: {
    step: cancelCertificate,
    rows: [row(['won'], 'same', { who: ['client', 'visitor'], needs: ['certificate_asked'], effects: [] })],
  },
  answer_certificate: {
    step: answerCertificate,
    rows: [
      // A policy that went to another broker is with them as a request until they have recorded it.
      row(['won', 'in_progress', 'waiting_on_client', 'quoted'], 'same', {
        who: ['broker', 'admin'],
        needs: ['certificate_asked'],
        effects: [],
      }),
    ],
  },
  answer_testimonial: {
    step: answerTestimonial,
    rows: [row(['won'], 'same', { who: ['client', 'visitor'], needs: ['not_yet_answered'], effects: [] })],
  },
  end_access: {
    step: endAccess,
    rows: [
      row(['lost'], 'same', {
        who: ['system'],
        needs: ['somebody_has_it', 'reopening_over'],
        effects: ['access_ended'],
      }),
      // Whoever is suspended reads nothing more, of what is closed neither; a policy is looked after by the team then.
      row(['won', 'lost'], 'same', {
        who: ['admin'],
        needs: ['somebody_has_it', 'broker_suspended'],
        effects: ['access_ended'],
      }),
    ],
  },
  give_policy_back: {
    step: givePolicyBack,
    rows: [
      row(['won'], 'same', {
        who: ['admin'],
        needs: ['nobody_has_it', 'left_with_its_broker', 'last_broker_can_take_it'],
        effects: ['access_given_back'],
      }),
    ],
  },
} as const satisfies Record<string, Entry>;
