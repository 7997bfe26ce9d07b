import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  allAsked,
  countedTitle,
  parted,
  type ToAsk,
} from '#app/features/cases/information-requests/all-asked.ts';
import {
  informationRequestsQuery,
  requestInformation,
} from '#app/features/cases/information-requests/data.ts';
import { OFTEN_ASKED } from '#app/features/cases/information-requests/often-asked.ts';
import {
  type InformationKind,
  type NewInformationRequest,
  withPauseChosen,
} from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseSteps } from '#app/features/cases/schema.ts';
import { pauseWarning } from '#app/features/cases/ui/deadline/pause-words.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { Callout } from '#app/ui/callout.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { Offers } from '#app/ui/forms/offers.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';

const KINDS = [
  { value: 'document', label: 'A document' },
  { value: 'answer', label: 'A written answer' },
];

/** As many as are read at a glance; the request itself lists all. */
const MOST_OFFERED = 8;

const MAILED = 'If they have not seen it there after ten minutes, we email them, between 8 am and 9 pm.';
const NOT_MAILED = 'This site sends no email yet: please tell them yourself that you have asked.';

type Missing = ToAsk & { label: string; asked: 'waiting' | 'not_known' | null };

type RequestInformationDialogProps = StepDialogProps & {
  case: Pick<CaseSteps, 'type'> & Parameters<typeof pauseWarning>[0];
  /** A sentence of how they asked to be contacted; null where the page does not show it. */
  wish: string | null;
  /** What is known to be missing, to ask for it with one click. */
  asked?: readonly Missing[];
  /** All that is known to be missing, each in a few words, to choose from. */
  missing?: readonly Missing[];
};

/** The broker asks the client for a document or an answer: what, why, and by when. */
export function RequestInformationDialog(props: RequestInformationDialogProps) {
  const { caseId, version, open, onClose, asked } = props;
  const { type, status } = props.case;
  // Before first contact they are promised one by a time, which does not pause by itself.
  const isContacted = props.case.firstRespondedAt !== null;
  const pause = pauseWarning(props.case, props.wish);
  const { data } = useQuery({ ...informationRequestsQuery(caseId), retry: retryCase, enabled: open });
  const isAsked = (title: string) =>
    data?.items.some((one) => one.title === title && UNANSWERED.some((state) => state === one.state));
  const offers = OFTEN_ASKED.filter((one) => (one.types?.includes(type) ?? true) && !isAsked(one.title)).map(
    (one) => ({ label: one.title, offer: one.title }),
  );
  const missing = props.missing?.filter((one) => one.asked !== 'waiting' && !isAsked(one.title)) ?? [];
  // What is missing is most often something to answer: the form opens as that is asked for.
  const opensAs = missing[0]?.kind ?? 'document';
  const isMailed = data?.sendsMail !== false;
  const [chosen, setChosen] = useState<readonly Missing[]>(asked ?? []);
  const { inForm, beside } = parted(chosen);
  const all = useRequests(caseId, version);
  const step = useStep({
    mutationFn: all.send,
    done: {
      title: beside.length > 0 ? `${beside.length + 1} requests sent` : 'Request sent',
      description: `The client sees ${beside.length > 0 ? 'them' : 'it'} on the page of their request${isMailed ? ', and is reminded if they do not reply' : ''}.`,
    },
    onDone: onClose,
  });
  const form = useStepForm({
    values: {
      kind: 'document',
      title: '',
      instructions: '',
      questions: [] as string[],
      ownQuestion: '',
      dueOn: '',
      required: isContacted,
      stopsPromise: false,
      ...(asked && allAsked(asked)),
    },
    schema: withPauseChosen(pause !== null),
    send: ({ stopsPromise: _, ...request }) => {
      const { required, dueOn } = request;
      const documents = beside.map(({ title: name }) => ({
        ...{ kind: 'document' as const, title: name, required, dueOn },
      }));
      return step.send([counted(request, inForm), ...documents]);
    },
    onEmptied: () => {
      setChosen([]);
      all.forget();
    },
  });
  const { kind, title, questions } = form.values;
  const choose = (one: Missing) => {
    const others = chosen.filter((other) => other !== one);
    const next = others.length < chosen.length ? others : [...chosen, one];
    setChosen(next);
    const filling = parted(next).inForm;
    if (filling.length === inForm.length && filling.every((other) => inForm.includes(other))) return;
    const { instructions: typed } = form.values;
    const wereLines = typed !== '' && typed === allAsked(inForm).instructions;
    const { instructions, ...filled } = filling.length > 0 ? allAsked(filling) : { ...NOTHING, kind };
    form.fill({ ...filled, instructions: instructions || (wereLines ? '' : typed) });
  };
  const openedAs = useRef<InformationKind>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when it is opened and its facts are there, where nothing is chosen or typed yet
  useEffect(() => {
    if (!open) openedAs.current = undefined;
    if (!open || title !== '' || (openedAs.current && openedAs.current !== kind)) return;
    openedAs.current = asked?.[0]?.kind ?? opensAs;
    form.fill({ required: isContacted, kind: openedAs.current });
  }, [open, opensAs]);
  return (
    <StepDialog
      {...{ form, caseId, open, onClose }}
      place="beside"
      title="Request information"
      description={`The client answers on the page of their request. ${isMailed ? MAILED : NOT_MAILED}`}
      sendLabel="Send request"
      pendingLabel="Sending…"
    >
      {missing.length > 0 && (
        <div>
          <p className="mb-2 text-sm font-semibold">Still missing</p>
          <Offers
            label="Still missing"
            offers={missing.slice(0, MOST_OFFERED).map((one) => ({ label: one.label, offer: one }))}
            onTake={choose}
            isTaken={(one) => chosen.includes(one)}
          />
        </div>
      )}
      {questions.length > 0 ? (
        <>
          <AskedInForm
            labels={inForm.filter(({ question }) => question !== null).map(({ label }) => label)}
          />
          <TextArea label="A question of your own" optional rows={2} {...form.field('ownQuestion')} />
        </>
      ) : (
        <>
          <ChoiceGroup
            kind="radio"
            legend="What do you need?"
            columns={2}
            choices={KINDS}
            {...form.field('kind')}
          />
          {kind === 'answer' ? (
            <TextArea label="Your question" rows={3} {...form.field('title')} />
          ) : (
            <TextField label="Which document?" {...form.field('title')} />
          )}
        </>
      )}
      {kind === 'document' && offers.length > 0 && (
        <div className="-mt-3">
          <Offers
            label="Often requested"
            offers={offers}
            onTake={(offer) => form.fill({ title: offer === title ? '' : offer })}
            isTaken={(offer) => offer === title}
          />
        </div>
      )}
      {beside.length > 0 && (
        <p className="rounded-control bg-paper px-4 py-3 text-sm">
          <span className="block font-semibold">Also requested, each by itself</span>
          {beside.map(({ title: name }) => name).join(', ')}
        </p>
      )}
      {/* What it does to the deadlines is read without scrolling. */}
      <CheckboxField
        label="Needed to continue"
        help={neededWords(status, pause !== null)}
        {...form.box('required')}
        // Whoever unchecks it has not agreed to what it would have done.
        onChange={({ currentTarget: { checked: required } }) => form.fill({ required, stopsPromise: false })}
      />
      {pause && form.values.required && (
        <div ref={bringIntoView}>
          <Callout tone="warning">
            {pause}
            <CheckboxField label="Stop the promised contact" {...form.box('stopsPromise')} />
          </Callout>
        </div>
      )}
      <TextArea
        label={kind === 'answer' ? 'More about it' : 'Instructions'}
        optional
        rows={2}
        {...form.field('instructions')}
      />
      <DateField label="By when?" optional {...form.field('dueOn')} />
    </StepDialog>
  );
}

/** What it does is read where the box was checked. */
const bringIntoView = (warning: HTMLElement | null) => warning?.scrollIntoView({ block: 'nearest' });

/** Sends one request after the other; where one is refused, those before it are not sent again. */
function useRequests(caseId: string, version: number) {
  const sent = useRef(new Set<string>());
  return {
    send: async (requests: readonly NewInformationRequest[]) => {
      for (const request of requests) {
        if (sent.current.has(request.title)) continue;
        // What was asked first has changed the case.
        await requestInformation({ caseId, ...(sent.current.size === 0 && { version }), ...request });
        sent.current.add(request.title);
      }
    },
    forget: () => sent.current.clear(),
  };
}

const NOTHING = { title: '', instructions: '', questions: [] as string[], ownQuestion: '' };

/** The questions of the form that are asked: the client has the form’s own fields for them. */
function AskedInForm({ labels }: { labels: readonly string[] }) {
  return (
    <div className="rounded-control bg-paper px-4 py-3">
      <p className="font-semibold">
        {labels.length === 1
          ? 'Asked as in the quote form'
          : `${labels.length} questions, asked as in the quote form`}
      </p>
      <p className="mt-1 text-sm">{labels.join(', ')}</p>
      <p className="mt-1 text-sm text-slate">
        What the client answers goes into their answers. What they do not know they can say.
      </p>
    </div>
  );
}

type Named = { title: string; questions: readonly string[]; ownQuestion: string };

/** A question that was written beside those of the form counts as one. */
function counted<Request extends Named>(request: Request, chosen: readonly Missing[]): Request {
  const { questions, ownQuestion } = request;
  if (questions.length === 0 || (ownQuestion === '') === (allAsked(chosen).ownQuestion === ''))
    return request;
  return { ...request, title: countedTitle(questions.length + (ownQuestion ? 1 : 0)) };
}

/** What the box does to the deadlines; before first contact more is said, and asked, once it is checked. */
function neededWords(status: CaseStatus, pauses: boolean): string {
  if (status === 'quoted')
    return 'The client reads that you need it. They still decide on the quote: no deadline pauses.';
  if (!pauses) return 'Until the client replies it is their turn, and your deadlines pause.';
  return 'Leave it unchecked to ask while your contact deadline keeps running.';
}
