import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { isAtCall } from '#app/features/cases/calls/call-times.ts';
import { caseStepsQuery, logContactMutation } from '#app/features/cases/data.ts';
import { WHY_NEEDED, wayAgreedTo } from '#app/features/cases/rules/way-agreed-to.ts';
import { contactInput, NOTED_WITHIN_DAYS } from '#app/features/cases/steps/reasons.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { reachQuery } from '#app/features/quotes/consents/data.ts';
import type { Wanted } from '#app/features/quotes/reach/good-time.ts';
import { outsideTimes } from '#app/features/quotes/reach/outside-times.ts';
import { addTaskMutation } from '#app/features/tasks/data.ts';
import { formatAlbertaTime, instantOfWall } from '#app/platform/clock/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { followUpTimes } from '../../queue/plans/snooze-times.ts';

const METHODS = [
  { value: 'phone', label: 'Phone call' },
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text message' },
];

/** What the client does not wish is said where it would be noted; whoever called all the same has to say so. */
function unwishedWords(reach: { call: unknown; text: unknown } | undefined): string | undefined {
  const said = [
    ...(reach?.call === null ? ['The client asked not to be called.'] : []),
    ...(reach?.text === null ? ['The client did not agree to text messages.'] : []),
  ];
  return said.join(' ') || undefined;
}

const OUTCOMES = [
  { value: 'reached', label: 'Reached the client' },
  {
    ...{ value: 'left_message', label: 'Left a message' },
    help: 'A voicemail, an email or a text. Counts as first contact.',
  },
  { value: 'no_answer', label: 'No answer', help: 'A call nobody answered. Does not count as contact.' },
];

/** Whoever was written to may reply by themselves. */
const isCall = ({ outcome, method }: { outcome: string; method?: string | undefined }) =>
  outcome === 'no_answer' || method === 'phone';

/** An empty time is now; the others are typed as a wall clock in Alberta shows them. */
const typedTime = z
  .string()
  .transform((typed) => (typed === '' ? undefined : (instantOfWall(typed)?.toISOString() ?? typed)))
  .pipe(contactInput.shape.at);

/** Not reached: the next try is suggested, so that it is not forgotten. */
const withFollowUp = contactInput.safeExtend({ at: typedTime, followUp: z.string().optional() });

/** What nobody answered was a call: the form does not ask for the way then. */
const asCall = (told: object) =>
  'outcome' in told && told.outcome === 'no_answer' ? { ...told, method: 'phone' } : told;

/** With the way that the client has to agree to, and does not, somebody says why. */
const withWhy = (unwished: (told: Told) => ReturnType<typeof wayAgreedTo>) =>
  z
    .looseObject({})
    .transform(asCall)
    .pipe(
      withFollowUp.superRefine(({ why, ...told }, context) => {
        const way = unwished(told);
        if (way && !why) context.addIssue({ code: 'custom', path: ['why'], message: WHY_NEEDED[way] });
      }),
    );

const WHY = {
  call: { title: 'They asked not to be called', label: 'Why did you call?', them: 'they called you' },
  text: {
    ...{ title: 'They did not agree to text messages', label: 'Why did you send a text message?' },
    them: 'they wrote to you by text message',
  },
};

type Told = { method?: string | undefined; outcome?: string | undefined };

type ContactDialogProps = StepDialogProps & {
  /** How and when the client wants to be reached; null where the page does not show it. */
  wanted: (Wanted & { method?: string | null }) | null;
  /** Who it was: the page below does not stay in sight. */
  name: string;
};

/** Notes that the broker was in touch: the first time keeps the promise made to the person. */
export function ContactDialog({ caseId: id, version, open, onClose, wanted, name }: ContactDialogProps) {
  const step = useStep({
    ...logContactMutation,
    done: {
      title: 'Contact logged',
      description: 'The client sees the contact in their history.',
    },
    onDone: onClose,
  });
  const client = useQueryClient();
  const { mutateAsync: addTask } = useMutation(addTaskMutation);
  const { data: held } = useQuery({ ...caseStepsQuery(id), enabled: open });
  const wish = held?.wish ?? wanted;
  const { data: reach } = useQuery({ ...reachQuery(id), enabled: open });
  const call = held?.call && new Date(held.call.startsAt) > now() ? held.call : null;
  // The time of the booked call is one that they chose, whatever else they chose.
  const isBooked = held?.call ? isAtCall({ startsAt: new Date(held.call.startsAt) }, now()) : false;
  const unwished = (told: Told) => {
    const way = wayAgreedTo(told, isBooked);
    return way && reach && reach[way] === null ? way : null;
  };
  // A message that is left takes nothing from a quote that is still due: nobody waits by it.
  const suggested = held?.turn.what === 'work' ? 'none' : 'first';
  const promisedBy = held?.turn.what === 'contact' && held.turn.dueAt ? new Date(held.turn.dueAt) : null;
  const tries = open ? followUpTimes(now(), wish, promisedBy) : [];
  const outsideBy = (method: string) =>
    wish && !isBooked
      ? outsideTimes({ wanted: { method: null, ...wish }, promisedBy, now: now(), by: method })
      : null;
  // Outside the hours that the client chose nobody can tell what was done: the client reads it, so the broker says it.
  const wished = wish?.method ?? 'phone';
  const usual = outsideBy(wished)?.isWarning ? '' : wished;
  const form = useStepForm({
    values: {
      ...{ method: usual, outcome: '', call: 'keep', at: '' },
      ...{ note: '', why: '', followUp: '' },
    },
    schema: withWhy(unwished),
    async send({ followUp, why, ...told }) {
      const isReached = told.outcome === 'reached';
      const again = isReached ? undefined : tries.find(({ name }) => name === (followUp || suggested));
      await step.send({
        id,
        version,
        ...told,
        why: wayAgreedTo(told, isBooked) ? why : undefined,
        call: isReached && call ? told.call : undefined,
      });
      if (!again) return;
      const title = isCall(told) ? `Try to reach ${name} again` : 'See whether they have replied';
      await addTask({ id: newId(), title, dueAt: again.at.toISOString(), caseId: id, awaits: 'client' });
      await client.invalidateQueries({ queryKey: ['cases'] });
    },
  });
  const outside = outsideBy(form.values.outcome === 'no_answer' ? 'phone' : form.values.method);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when it is opened and read, where nothing is chosen yet
  useEffect(() => {
    if (open && form.values.outcome === '') form.fill({ method: usual });
  }, [open, usual]);
  const isChosen = form.values.outcome !== '';
  // The server knows it too, where this page has not read it yet.
  const isRefused = form.errors['why'] !== undefined;
  const wayOf = isRefused ? (told: Told) => wayAgreedTo(told, isBooked) : unwished;
  const way = isChosen ? wayOf(form.values) : null;
  const mayTryAgain = isChosen && form.values.outcome !== 'reached';
  return (
    <StepDialog
      {...{ form, open, onClose }}
      caseId={id}
      place="beside"
      title={`Log a contact with ${name}`}
      description="Log it right away, or say when it happened."
      sendLabel="Log contact"
      pendingLabel="Saving…"
    >
      <ChoiceGroup kind="radio" legend="Outcome" choices={OUTCOMES} {...form.field('outcome')} />
      {form.values.outcome !== 'no_answer' && (
        <ChoiceGroup
          kind="radio"
          legend="How did you make contact?"
          choices={METHODS}
          help={unwishedWords(reach)}
          {...form.field('method')}
        />
      )}
      {outside && (
        <Callout
          tone={outside.isWarning ? 'warning' : 'info'}
          title={outside.isWarning ? 'Outside preferred hours' : 'Ahead of their time'}
        >
          {outside.words}
        </Callout>
      )}
      <TextField
        label="When it happened"
        optional
        help={`Alberta time, up to ${NOTED_WITHIN_DAYS} days back. Left empty, it is now.`}
        type="datetime-local"
        {...form.field('at')}
      />
      <TextArea
        label="Note"
        optional
        help="Internal. The client sees the contact, not this note."
        rows={2}
        {...form.field('note')}
      />
      {way && (
        <Callout tone="warning" title={WHY[way].title}>
          <TextArea
            label={WHY[way].label}
            help={`For example: ${WHY[way].them}. It stays with the contact; you and the administrators read it.`}
            rows={2}
            {...form.field('why')}
          />
        </Callout>
      )}
      {call && form.values.outcome === 'reached' && (
        <ChoiceGroup
          kind="radio"
          legend={`The booked call, ${formatAlbertaTime(new Date(call.startsAt), 'dayClock')}`}
          choices={[
            { value: 'keep', label: 'Keep it', help: 'You will also call at that time.' },
            { value: 'cancel', label: 'Cancel it', help: 'The client is told at once.' },
          ]}
          {...form.field('call')}
        />
      )}
      {mayTryAgain && (
        <SelectField
          label={isCall(form.values) ? 'Remind you to try again' : 'Remind you to look for a reply'}
          options={[
            ...tries.map(({ name, label, at }) => ({
              value: name,
              label: `${label}, ${formatAlbertaTime(at, 'dayClock')}`,
            })),
            { value: 'none', label: 'No reminder' },
          ]}
          key={suggested}
          {...form.field('followUp')}
          defaultValue={form.values.followUp || suggested}
        />
      )}
    </StepDialog>
  );
}
