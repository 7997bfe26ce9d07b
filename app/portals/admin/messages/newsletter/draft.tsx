import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteIssueMutation, issuesQuery, testIssueMutation } from '#app/features/newsletter/issues/data.ts';
import type { IssueDetail } from '#app/features/newsletter/issues/schema.ts';
import { NEWSLETTER_TOPICS, TOPIC_CHOICES } from '#app/features/newsletter/topics.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { HeldNote } from './held-note.tsx';
import { Preview } from './preview.tsx';
import { SendDialog } from './send-dialog.tsx';
import { NOTHING_WRITTEN, useSavedDraft } from './use-saved-draft.ts';

type DraftProps = { issue: IssueDetail; onBegun: (id: string) => void };

/** An issue while it is written: the words on one side, its mail on the other. Everything typed is kept by itself. */
export function Draft({ issue, onBegun }: DraftProps) {
  const draft = useSavedDraft(issue, onBegun);
  const { words, set, save } = draft;
  const errors = draft.error instanceof ApiError ? (draft.error.body.errors ?? {}) : {};
  const choose = (topic: (typeof NEWSLETTER_TOPICS)[number], isOn: boolean) =>
    set({
      topics: NEWSLETTER_TOPICS.filter((one) => (one === topic ? isOn : words.topics.includes(one))),
    });
  return (
    <div className="flex flex-col gap-5">
      {issue.held && <HeldNote words={issue.held} />}
      {issue.problem && (
        <Callout tone="danger" title="It did not go out at its scheduled time">
          {issue.problem}
        </Callout>
      )}
      {draft.isTheirs && (
        <Callout
          tone="warning"
          live
          title={`${issue.by ?? 'Somebody'} has changed this issue since you opened it`}
        >
          <p className="mb-3">What you wrote since is on this page alone. Copy what you want to keep.</p>
          <Button look="secondary" size="small" onClick={draft.takeTheirs}>
            Show their version
          </Button>
        </Callout>
      )}
      <div className="grid gap-8 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <TextField
            label="Subject"
            value={words.subject}
            onBlur={save}
            error={errors.subject}
            onChange={(event) => set({ subject: event.target.value })}
          />
          <TextArea
            label="Text"
            help={MARKUP}
            rows={14}
            value={words.body}
            onBlur={save}
            error={errors.body}
            onChange={(event) => set({ body: event.target.value })}
          />
          <ChoiceGroup
            kind="checkbox"
            legend="What it is about"
            help="It goes to everyone who subscribes to one of the topics you check."
            name="topics"
            choices={TOPIC_CHOICES}
            chosen={words.topics}
            error={errors.topics}
            onChange={({ target }) => {
              const topic = NEWSLETTER_TOPICS.find((one) => one === target.value);
              if (topic) choose(topic, target.checked);
            }}
          />
          <Standing issue={issue} draft={draft} />
        </div>
        {issue.version !== NOTHING_WRITTEN && <Preview issue={issue} />}
      </div>
    </div>
  );
}

const MARKUP =
  'An empty line starts a paragraph, ## a heading, and - a list item. **Bold**, _italic_, and [words](https://…) for a link.';

type DraftState = ReturnType<typeof useSavedDraft>;

/** Whether all is kept, what is missing, and what can be done with it. */
function Standing({ issue, draft }: { issue: IssueDetail; draft: DraftState }) {
  const [isSending, setSending] = useState(false);
  const test = useMutation({
    ...testIssueMutation(issue.id),
    onSuccess: ({ to }) =>
      showToast(
        issue.sendsMail
          ? { title: `A test is on its way to ${to}`, tone: 'success' }
          : { title: 'The test is kept under Email, not sent', description: 'No mail server is set up.' },
      ),
    meta: { failed: 'No test was sent' },
  });
  const isBegun = draft.version !== NOTHING_WRITTEN;
  const kept = isBegun ? 'Saved' : 'What you write is saved as you write.';
  const isWhole = isBegun && draft.isSaved && issue.lacks.length === 0;
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      {draft.error && (
        <Callout tone="danger" live title="The last change is not saved">
          <p className="mb-3">{userMessage(draft.error, 'Please try again.')}</p>
          <Button look="secondary" size="small" onClick={draft.save}>
            Save it now
          </Button>
        </Callout>
      )}
      {issue.lacks.length > 0 && (
        <div>
          <p className="font-semibold">Before it can go out</p>
          <ul className="mt-1 list-disc pl-5 text-slate">
            {issue.lacks.map((lack) => (
              <li key={lack}>{lack}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={!isWhole || issue.held !== null} onClick={() => setSending(true)}>
          Send…
        </Button>
        <Button
          look="secondary"
          disabled={!isWhole}
          pending={test.isPending}
          pendingLabel="Sending…"
          onClick={() => test.mutate({ version: draft.version })}
        >
          Send me a test
        </Button>
        {isBegun && <DeleteButton issue={issue} />}
        {!draft.error && (
          <p role="status" className="text-sm text-slate">
            {draft.isSaved ? kept : 'Saving…'}
          </p>
        )}
      </div>
      {isSending && <SendDialog issue={issue} version={draft.version} onClose={() => setSending(false)} />}
    </div>
  );
}

function DeleteButton({ issue }: { issue: IssueDetail }) {
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    ...deleteIssueMutation(issue.id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: issuesQuery.queryKey });
      await navigate('/admin/messages?show=newsletter', { replace: true });
    },
    meta: { failed: 'The draft was not deleted' },
  });
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Delete this draft?"
        description="What is written in it will be lost."
        doLabel="Delete the draft"
        pendingLabel="Deleting…"
        isPending={remove.isPending}
        isDangerous
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
