import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { allAsked } from '#app/features/cases/information-requests/all-asked.ts';
import {
  informationRequestsQuery,
  requestInformationMutation,
} from '#app/features/cases/information-requests/data.ts';
import { OFTEN_ASKED } from '#app/features/cases/information-requests/often-asked.ts';
import {
  type InformationKind,
  newInformationRequest,
} from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseSteps } from '#app/features/cases/schema.ts';
import { pauseWarning } from '#app/features/cases/ui/deadline/pause-words.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { lowerFirst } from '#app/platform/text/first-letter.ts';
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

type Missing = { kind: InformationKind; title: string; label: string };

type RequestInformationDialogProps = StepDialogProps & {
  case: Pick<CaseSteps, 'type' | 'status' | 'promiseAt' | 'firstRespondedAt' | 'call'>;
  /** What is known to be missing, to ask for it with one click. */
  asked?: { kind: InformationKind; title: string; instructions?: string };
  /** All that is known to be missing, each in a few words, to choose from. */
  missing?: readonly Missing[];
};

/** The broker asks the client for a document or an answer: what, why, and by when. */
export function RequestInformationDialog(props: RequestInformationDialogProps) {
  const { caseId, version, open, onClose, asked } = props;
  const { type, status } = props.case;
  // Before first contact they are promised one by a time, which does not pause by itself.
  const isContacted = props.case.firstRespondedAt !== null;
  const pause = pauseWarning(props.case);
  const { data } = useQuery({ ...informationRequestsQuery(caseId), retry: retryCase, enabled: open });
  const isAsked = (title: string) =>
    data?.items.some((one) => one.title === title && UNANSWERED.some((state) => state === one.state));
  const offers = OFTEN_ASKED.filter((one) => (one.types?.includes(type) ?? true) && !isAsked(one.title)).map(
    (one) => ({ label: one.title, offer: one.title }),
  );
  const missing = props.missing?.filter((one) => !isAsked(one.title)) ?? [];
  // What is missing is most often something to answer: the form opens as that is asked for.
  const opensAs = missing[0]?.kind ?? 'document';
  const isMailed = data?.sendsMail !== false;
  const [chosen, setChosen] = useState<readonly Missing[]>([]);
  const step = useStep({
    ...requestInformationMutation,
    done: {
      title: 'Request sent',
      description: `The client sees it on the page of their request${isMailed ? ', and is reminded if they do not reply' : ''}.`,
    },
    onDone() {
      setChosen([]);
      onClose();
    },
  });
  const form = useStepForm({
    values: {
      kind: 'document',
      title: '',
      instructions: '',
      dueOn: '',
      required: isContacted,
      ...asked,
    },
    schema: newInformationRequest,
    send: (request) => step.send({ caseId, version, ...request }),
  });
  const { kind, title } = form.values;
  const choose = (one: Missing) => {
    const others = chosen.filter((other) => other !== one);
    const next = others.length < chosen.length ? others : [...chosen, one].filter(goesWith(one));
    setChosen(next);
    form.fill(askedAtOnce(next, chosen.length > 1));
  };
  const openedAs = useRef<InformationKind>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it is when it is opened and its facts are there, where nothing is chosen or typed yet
  useEffect(() => {
    if (!open) openedAs.current = undefined;
    if (!open || title !== '' || (openedAs.current && openedAs.current !== kind)) return;
    openedAs.current = asked?.kind ?? opensAs;
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
      {/* What it does to the deadlines is read without scrolling. */}
      <CheckboxField
        label="Needed to continue"
        help={neededWords(status, pause, form.values.required)}
        {...form.box('required')}
      />
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

/** Questions are asked together; a document is asked for by itself, as it is sent by itself. */
const goesWith = (one: Missing) => (other: Missing) =>
  other === one || (one.kind === 'answer' && other.kind === 'answer');

/** What the fields hold for what was chosen; instructions that listed several questions go with them. */
function askedAtOnce(chosen: readonly Missing[], wereSeveral: boolean) {
  const [first] = chosen;
  if (chosen.length > 1) return allAsked(chosen.map(({ title }) => title));
  return {
    ...(first && { kind: first.kind }),
    title: first?.title ?? '',
    ...(wereSeveral && { instructions: '' }),
  };
}

/** What the box does to the deadlines; before first contact by name, checked or not. */
function neededWords(status: CaseStatus, pause: string | null, isNeeded: boolean): string {
  if (status === 'quoted')
    return 'The client reads that you need it. They still decide on the quote: no deadline pauses.';
  if (!pause) return 'Until the client replies it is their turn, and your deadlines pause.';
  return isNeeded
    ? `${pause} They read that you are waiting for them.`
    : `Your contact deadline keeps running. If you check this: ${lowerFirst(pause)}`;
}
