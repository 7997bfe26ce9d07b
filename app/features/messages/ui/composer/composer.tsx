import { type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import { LINE_CHARACTERS, TOO_LONG } from '#app/features/messages/rules/line-limits.ts';
import { keepDraft, readDraft } from '#app/platform/browser/drafts.ts';
import { newId } from '#app/platform/ids.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FieldNote } from '#app/ui/forms/field-note.tsx';
import { sendByKeys } from '#app/ui/forms/state/send-by-keys.ts';
import { useForm } from '#app/ui/forms/use-form.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { useLoadAhead } from '#app/ui/loading/load-ahead.ts';
import type { Question } from './question-about.ts';
import { type AboutFiles, useAttachments } from './use-attachments.tsx';

export type ComposerKind = 'said' | 'internal';

export type Write = (words: string) => void;

type ComposerProps = {
  caseId: string;
  kind: ComposerKind;
  /** Whether it is shown: its field has the focus once somebody opens it. */
  isOpen: boolean;
  /** Who reads it, as the label says: `Message to Dana Whitford`. */
  label: string;
  /** Who reads it, as in the middle of a sentence. */
  reader: string;
  /** Asked once before the first message to somebody. */
  firstTime?: string | undefined;
  /** Where files go that are attached. */
  door: DocumentDoor;
  aboutFiles?: AboutFiles | undefined;
  /** For what stands outside of the form and writes into its field, after what stands there. */
  writer?: Ref<Write> | undefined;
  onTyping: () => void;
  onSend: (line: { clientId: string; kind: ComposerKind; body: string; documentIds: string[] }) => void;
};

/** How many characters before the end the counter appears. */
const COUNT_FROM = 400;

const loadQuestion = () => import('./question-about.ts');
const loadRules = async () =>
  (await Promise.all([import('#app/features/messages/schema.ts'), loadQuestion(), loadAsking()]))[0]
    .editInput;

/** Few messages are asked about. */
const loadAsking = () => import('./send-question.tsx');
const SendQuestion = lazyPart(async () => (await loadAsking()).SendQuestion);

/** What the address ends with for whoever comes to write. */
const TO_WRITE = '#write';

/** Where one kind of line is written. A note and a message never share a field, a draft or a button. */
export function Composer(props: ComposerProps) {
  const { caseId, kind, isOpen, label, reader, firstTime, door, aboutFiles, writer, onTyping, onSend } =
    props;
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(caseId, kind));
  const [question, setQuestion] = useState<Question>();
  const isNote = kind === 'internal';
  const note = useNote(isNote || question ? '' : text, reader);
  const left = LINE_CHARACTERS - text.trim().length;
  const isEmpty = text.trim() === '';

  const type = (next: string) => {
    setText(next);
    attached.stop();
    keepDraft(caseId, kind, next);
    setQuestion(undefined);
    if (!isNote && next !== '') onTyping();
  };
  useImperativeHandle(writer, () => (words) => {
    type([text.trim(), words].filter(Boolean).join('\n\n'));
    area.current?.focus();
  });
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) area.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { hash, key } = useLocation();
  // Whoever came here to answer begins with the first letter, each time that they come.
  useEffect(() => {
    if (key && hash === TO_WRITE && !isNote) area.current?.focus();
  }, [hash, key, isNote]);
  const attached = useAttachments({
    door,
    isInternal: isNote,
    aboutFiles: isNote ? undefined : aboutFiles,
    hasText: !isEmpty,
    onArrived(documentIds) {
      // Files without a word stand in the conversation by themselves.
      if (!isEmpty) onSend({ clientId: newId(), kind, body: text.trim(), documentIds });
      type('');
      area.current?.focus();
    },
  });
  const maySend = !isEmpty || attached.hasFiles;
  // Who writes may have lost the connection by then.
  useLoadAhead(loadRules);
  const form = useForm({
    values: { body: text },
    schema: loadRules,
    send: async ({ body }) => {
      const asked = isNote ? undefined : (await loadQuestion()).questionAbout(body, reader, firstTime);
      if (asked) setQuestion(asked);
      else attached.send();
    },
    onDone: () => undefined,
    otherwise: 'It was not sent. It is kept on this device.',
  });
  const { id, name, error } = form.field('body');
  const wrong = left < 0 ? TOO_LONG : (error ?? form.problem);

  return (
    <form
      {...form.props}
      {...attached.on}
      onFocus={() => {
        form.props.onFocus();
        attached.on.onFocus();
      }}
      onSubmit={(event) => {
        if (!isEmpty) return form.props.onSubmit(event);
        event.preventDefault();
        attached.send();
      }}
      className={classNames(
        'flex flex-col gap-1 rounded-control border p-1.5 has-[textarea:focus]:outline-3 has-[textarea:focus]:outline-offset-1 has-[textarea:focus]:outline-spruce',
        isNote ? 'border-warning bg-warning-soft' : 'border-control bg-surface',
        attached.isOver && 'border-dashed border-spruce bg-spruce-soft',
      )}
    >
      {question && (
        <Suspense>
          <SendQuestion
            {...question}
            onSend={() => {
              setQuestion(undefined);
              attached.send();
            }}
            onBack={() => {
              setQuestion(undefined);
              area.current?.focus();
            }}
          />
        </Suspense>
      )}
      <div
        data-files={attached.count > 0 ? '' : undefined}
        className="max-h-[30svh] overflow-y-auto *:mt-0 empty:hidden"
      >
        {attached.rows}
      </div>
      {/* However many files there are, what is asked of them stays in sight. */}
      {attached.question}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="flex items-end gap-2 max-sm:flex-wrap">
        {attached.tools}
        <textarea
          ref={area}
          {...{ id, name }}
          value={text}
          rows={1}
          placeholder={isNote ? 'Write a note' : 'Write a message'}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-help`}
          className={classNames(
            'field-sizing-content max-h-[30svh] min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 text-base leading-6 text-ink outline-none placeholder:text-slate md:text-sm md:leading-6',
            // Once something is written it has the width of a phone; before, everything is one line.
            !isEmpty && 'max-sm:order-first max-sm:basis-full',
          )}
          onChange={(event) => type(event.target.value)}
          // Pressed twice, it must not answer the question that the first press has asked.
          onKeyDown={(event) => sendByKeys(event, !question && maySend && !attached.isSending)}
          readOnly={attached.isSending}
        />
        {/* While it is asked whether to send, the answer sends. */}
        {!question && (
          <Button
            type="submit"
            size="small"
            className="max-sm:ml-auto"
            look={isNote ? 'secondary' : 'primary'}
            disabled={!maySend}
            pending={attached.isSending}
            pendingLabel="Sending…"
          >
            {sendWords(isNote, maySend ? attached.unsendable : 0)}
          </Button>
        )}
      </div>
      <FieldNote>{note}</FieldNote>
      <p id={`${id}-help`} className="px-2 text-xs text-slate empty:hidden">
        {wrong && <span className="font-medium text-danger">{wrong}</span>}
        {left >= 0 && left < COUNT_FROM && `${left} characters left`}
        {left >= COUNT_FROM && !isEmpty && (
          <span className="pointer-coarse:hidden">
            {isNote ? 'Only staff read this. ' : ''}Enter begins a new line, Ctrl + Enter{' '}
            {isNote ? 'saves' : 'sends'}.
          </span>
        )}
      </p>
    </form>
  );
}

function sendWords(isNote: boolean, without: number): string {
  const send = isNote ? 'Save' : 'Send';
  if (without > 0) return `${send} without ${without === 1 ? 'it' : 'them'}`;
  return isNote ? 'Save note' : send;
}

/** What there is to say of a message while it is written. */
function useNote(text: string, reader: string): string {
  const [note, setNote] = useState('');
  useEffect(() => {
    if (text === '') {
      setNote('');
      return undefined;
    }
    let isCurrent = true;
    void loadQuestion()
      .then(({ noteOn, onceSent }) => isCurrent && setNote(noteOn(text, onceSent(reader))))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text, reader]);
  return note;
}
