import { namedInMail } from '#app/features/cases/information-requests/often-asked.ts';
import { newInformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { coverageName } from '#app/features/cases/rules/status-text.ts';
import { defineStep } from '#app/features/cases/steps/step.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';

const UNSETTLED = ['open', 'submitted', 'rejected'];
const MOST_UNSETTLED = 20;

type Asked = { title: string; questions: readonly string[] };

/** Of questions of the form it counts which they are, however the list of them is called. */
function isSame(one: Asked, other: Asked): boolean {
  if (one.questions.length > 0 || other.questions.length > 0)
    return one.questions.some((name) => other.questions.includes(name));
  return one.title.toLowerCase() === other.title.toLowerCase();
}

/** The broker asks the person for a document or an answer. While a required one is unanswered, it is their turn. */
export const requestInformation = defineStep({
  audit: 'information_requested',
  isAboutRecord: true,
  input: newInformationRequest,
  decide: ({ row, access, records }, { required, dueOn, ...asked }, { now }) => {
    if (asked.kind === 'document' && (asked.questions.length > 0 || asked.ownQuestion)) {
      throw invalid({ kind: 'Questions are answered, not sent as a document' });
    }
    if (dueOn && dueOn < albertaDate(now)) throw invalid({ dueOn: 'This day has passed' });
    const unsettled = records.requests.filter(({ state }) => UNSETTLED.includes(state));
    if (unsettled.some((one) => isSame(one, asked)))
      throw new AppError('conflict', 'You have already asked for this.');
    if (unsettled.length >= MOST_UNSETTLED) {
      throw new AppError('conflict', `At most ${MOST_UNSETTLED} requests can be open at a time.`);
    }
    const id = newId();
    const { kind, title } = asked;
    return {
      records: [
        {
          record: 'information_request',
          add: {
            ...asked,
            id,
            ownQuestion: asked.ownQuestion || null,
            isRequired: required,
            dueOn: dueOn ?? null,
            askedById: access?.brokerId ?? null,
          },
        },
      ],
      events: [
        { kind: 'information_requested', data: { requestId: id, what: kind, title, isRequired: required } },
      ],
      notices: [
        {
          ...{ kind: 'information_requested', to: 'person', occasion: id },
          data: {
            ...{
              broker: access ?? undefined,
              coverage: coverageName(row.type, row.details),
              ...{ what: kind, title },
              isRequired: required,
            },
            named: kind === 'document' ? namedInMail(title) : undefined,
            isAnother: unsettled.some((one) => one.kind === kind && one.state === 'open'),
          },
        },
      ],
      audit: { requestId: id },
    };
  },
});
