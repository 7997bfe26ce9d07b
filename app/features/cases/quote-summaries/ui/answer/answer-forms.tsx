import { type ReactNode, useEffect, useRef } from 'react';
import { premiumWords } from '#app/features/cases/quote-summaries/premium.ts';
import { type QuoteSummary, quoteDecision } from '#app/features/cases/quote-summaries/schema.ts';
import { wishFor } from '#app/features/cases/quote-summaries/wishes.ts';
import { changesWanted } from '#app/features/cases/steps/reasons.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { useWholeInView } from '#app/ui/focus/use-whole-in-view.ts';
import { Form, type ShownForm } from '#app/ui/forms/form.tsx';
import { sendByKeys } from '#app/ui/forms/state/send-by-keys.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { choosingSays, NOT_A_PURCHASE, wantedWords, whyNot } from './choosing-words.ts';
import { toldWords, useAnswer } from './use-answer.ts';

type AnswerFormProps = { quote: QuoteSummary; way: PersonWay; onClose: () => void; onSent?: () => void };

const DECIDE = {
  interested: {
    title: 'I am interested in',
    says: NOT_A_PURCHASE,
    note: 'Anything to add?',
  },
  declined: {
    title: 'No thanks to',
    says: 'You can change your mind while the quote is valid.',
    note: 'Why not?',
  },
} as const;

/**
 * Interest in a quote, or "No thanks" to it, with a word about it if the person wants to add one. `alsoIn` are the insurers of the
 * other quotes that they are interested in.
 */
export function DecideForm({
  quote,
  decision,
  alsoIn,
  way,
  onClose,
  onSent = onClose,
}: AnswerFormProps & { decision: keyof typeof DECIDE; alsoIn: readonly string[] }) {
  const { title, says, note } = DECIDE[decision];
  const both =
    decision === 'interested' && alsoIn.length > 0
      ? ` You stay interested in ${alsoIn.join(' and ')} too, and say later which one you want.`
      : '';
  const { fullName } = quote.broker;
  const answer = useAnswer(way, onSent);
  const form = useStepForm({
    values: { decision, reason: '' },
    schema: quoteDecision,
    send: (given) =>
      answer.send({ answers: [{ quote, ...given }], told: toldWords(fullName, decision, quote.insurer) }),
  });
  return (
    <Panel
      {...{ form, quote, onClose }}
      title={`${title} ${quote.insurer}`}
      says={`${fullName} is told.${both} ${says}`}
    >
      <TextArea
        label={note}
        optional
        rows={2}
        {...form.field('reason')}
        onKeyDown={(event) => sendByKeys(event)}
      />
    </Panel>
  );
}

const noteAlone = quoteDecision.pick({ reason: true });

type ChooseFormProps = AnswerFormProps & { others: readonly QuoteSummary[]; broker: string };

/** The choice of one quote among several that they are interested in: the others are declined, with a word why if they want. */
export function ChooseForm({ quote, others, broker, way, onClose }: ChooseFormProps) {
  const insurers = others.map(({ insurer }) => insurer);
  const answer = useAnswer(way, onClose);
  const form = useStepForm({
    values: { reason: '' },
    schema: noteAlone,
    send: ({ reason }) =>
      answer.send({
        answers: others.map((other) => ({ quote: other, decision: 'declined', reason })),
        told: wantedWords(broker, quote.insurer, insurers),
      }),
  });
  return (
    <Panel
      {...{ form, quote, onClose }}
      title={`I want ${quote.insurer}`}
      says={choosingSays(broker, quote.insurer, insurers)}
      sendLabel={`Choose ${quote.insurer}`}
    >
      <TextArea
        label={whyNot(insurers)}
        optional
        rows={2}
        {...form.field('reason')}
        onKeyDown={(event) => sendByKeys(event)}
      />
    </Panel>
  );
}

type ChangesFormProps = AnswerFormProps & {
  /** What they have asked for before, which their broker has read or will read. */
  asked: string | undefined;
  onTakeBack: () => void;
};

/** Something else than was quoted, in the person's words, of the quote it stands in: a request is about all of them, so it names it. */
export function ChangesForm({ quote, asked, way, onTakeBack, onClose, onSent = onClose }: ChangesFormProps) {
  const { fullName } = quote.broker;
  const step = useStep({
    mutationFn: ({ note }: { note: string }) => way.askForChanges({ note: wishFor(quote, note) }),
    onDone: () => {
      onSent();
      showToast({
        title: `${fullName} is told what you want changed in ${quote.insurer}`,
        // Of several wishes only the last was a slip.
        ...(!asked && { action: { label: 'Undo', onPress: onTakeBack } }),
      });
    },
  });
  const form = useStepForm({ values: { note: '' }, schema: changesWanted, send: step.send });
  return (
    <Panel
      {...{ form, quote, onClose }}
      title={`${asked ? 'Change what you asked of' : 'Ask for changes to'} ${quote.insurer}`}
      says={
        asked
          ? `You asked for: ${asked}\n${fullName} reads what you write now below that.`
          : `${fullName} reads this and revises the quote. It stays as it is until then, and you can still choose it.`
      }
    >
      <TextArea
        label="What should be different?"
        help="For example a higher deductible, a lower liability limit or a later start date."
        rows={3}
        {...form.field('note')}
        onKeyDown={(event) => sendByKeys(event)}
      />
    </Panel>
  );
}

type PanelProps = {
  quote: QuoteSummary;
  form: ShownForm;
  title: string;
  says: string;
  sendLabel?: string;
  onClose: () => void;
  children: ReactNode;
};

/** Opens in the place of the buttons, in view as a whole and with the focus in its field; Escape closes it as Cancel does. */
function Panel({ form, quote, title, says, sendLabel = 'Send', onClose, children }: PanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const { year, month } = premiumWords(quote);
  useWholeInView(place);
  useEffect(() => place.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for what is inside
    <div
      ref={place}
      // Clear of the names and premiums that stay above a comparison, and of what stands below the page.
      className="scroll-mt-40 [&_textarea]:scroll-mt-40 [&_textarea]:scroll-mb-8"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Form
        form={form}
        label={title}
        sendLabel={sendLabel}
        pendingLabel="Sending…"
        problemTitle="This did not go through"
        onCancel={onClose}
        size="small"
        className="rounded-control bg-mist p-4"
      >
        <div>
          <p className="font-semibold">{title}</p>
          {/* Its column may be out of sight by then. */}
          <p className="text-sm font-medium tabular-nums">{`${year}, ${month}`}</p>
          <p className="mt-1 text-sm whitespace-pre-line text-slate wrap-anywhere">{says}</p>
        </div>
        {children}
      </Form>
    </div>
  );
}
