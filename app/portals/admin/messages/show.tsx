import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { DeadlineBadge } from '#app/features/cases/ui/deadline/deadline-badge.tsx';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { contactMessageQuery } from '#app/features/contact/inbox/data.ts';
import type { ContactDetail } from '#app/features/contact/inbox/schema.ts';
import { topicWords } from '#app/features/contact/topics.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { REFERENCE } from '#app/platform/ids.ts';
import { PageOnItsWay } from '#app/portals/admin/page-on-its-way.tsx';
import { portalTitle, untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { TextAnchor, TextLink } from '#app/ui/text/text-link.tsx';
import { AssigneeChoice } from './assignee-choice.tsx';
import { asksAboutData, isToAnswer, standingWords } from './contact-words.ts';
import { MessageActions } from './message-actions.tsx';
import { NoteForm } from './note-form.tsx';
import { PrepareDialog } from './prepare-dialog.tsx';
import { PrivacyDialog } from './privacy-dialog.tsx';
import { PrivacyWaits } from './privacy-waits.tsx';
import { countMails, ReplyForm } from './reply-form.tsx';

export const meta = untitledPortalMeta;

const when = (at: string) => formatAlbertaTime(new Date(at), 'short');

export default function AdminMessage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(contactMessageQuery(id));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <NotFound homePath="/admin/messages">
        There is no message at this address. Messages are deleted after twelve months.
      </NotFound>
    );
  }
  if (isPending) return <PageOnItsWay title="Message" />;
  if (!data) return <LoadFailure what="this message" onRetry={() => void refetch()} />;
  return <Message message={data} />;
}

function Message({ message }: { message: ContactDetail }) {
  const { fullName, email, phone, topic, reference, state, createdAt, caseId, entries } = message;
  const named = namedRequests(message);
  const now = useNow();
  const replyBy = new Date(message.replyBy);
  const { tone, label } = standingWords(message);
  return (
    <div>
      <title>{portalTitle(`${reference} ${fullName}`)}</title>
      <PageTitle
        above={<TextLink to="/admin/messages">Messages</TextLink>}
        lead={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={tone}>{label}</Badge>
            <span>{`${topicWords(topic)} · ${reference}`}</span>
            {isToAnswer(message) && (
              <>
                <span className="basis-full">{`Reply promised by ${shortTime(replyBy, now)}`}</span>
                <DeadlineBadge due={{ kind: 'reply', at: replyBy }} now={now} />
              </>
            )}
          </span>
        }
      >
        {fullName}
      </PageTitle>
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <p className="mb-3 text-sm text-slate">
              <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
              {phone && (
                <>
                  {' · '}
                  <TextAnchor href={`tel:${phone}`}>{phone}</TextAnchor>
                </>
              )}
              {` · ${when(createdAt)}`}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
          </Card>
          {asksAboutData(message) && (
            <Callout tone="warning" title="They ask about their data: the law gives 30 days">
              <p className="mb-3">
                Open a privacy request, so that its day is watched and its answer recorded.
              </p>
              <PrivacyDialog message={message} look="primary" />
            </Callout>
          )}
          {message.isPrivacyOpen && isToAnswer(message) && <PrivacyWaits messageId={message.id} />}
          {state === 'in_chat' && (
            <p className="text-sm">
              They asked this in the chat and wait there.{' '}
              <TextLink to="/admin/chats">Answer them in the chat</TextLink>
            </p>
          )}
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} sendsMail={message.sendsMail} />
          ))}
          {state !== 'spam' && <ReplyForm key={countMails(entries)} message={message} />}
          <NoteForm message={message} />
        </div>
        <Card className="flex flex-col gap-5">
          <AssigneeChoice message={message} />
          <RelatedRequests message={message} named={named} />
          {state !== 'spam' && (
            <div className="flex flex-col gap-2">
              {!caseId && <PrepareDialog message={message} named={named} />}
              {!asksAboutData(message) && !message.isPrivacyOpen && <PrivacyDialog message={message} />}
            </div>
          )}
          <div className="flex flex-col gap-2">
            <MessageActions message={message} />
            {/* They may ask for more than one thing: after all else, as one is open. */}
            {message.isPrivacyOpen && state !== 'spam' && <PrivacyDialog message={message} look="quiet" />}
          </div>
        </Card>
      </div>
    </div>
  );
}

type EntryProps = { entry: ContactDetail['entries'][number]; sendsMail: boolean };

/** How an answer stands; once its email is deleted, it went out. */
const MAIL_WORDS: Partial<Record<NonNullable<EntryProps['entry']['mail']>, string>> = {
  queued: 'email on its way',
  kept: 'email kept, not sent',
  failed: 'email not delivered',
};

/** What was answered, or noted for the other administrators. */
function Entry({ entry: { kind, by, body, at, ...entry }, sendsMail }: EntryProps) {
  // Where no mail server is set up, what still waits will be kept.
  const mail = entry.mail === 'queued' && !sendsMail ? 'kept' : entry.mail;
  if (kind === 'request' || kind === 'privacy')
    return (
      <p className="ml-6 text-sm text-slate sm:ml-12">
        {kind === 'request'
          ? `${by} emailed them the quote form, ${when(at)}. ${body}; nothing goes to a broker until they send it.`
          : `${by} opened a privacy request, ${when(at)}: ${body}.`}
      </p>
    );
  if (kind === 'privacy_answered')
    return (
      <p className="ml-6 text-sm text-slate sm:ml-12">{`${by} ${body} the privacy request, ${when(at)}.`}</p>
    );
  if (kind === 'received')
    return (
      <Card>
        <p className="mb-2 text-sm text-slate">{`${by} replied by email, ${when(at)}`}</p>
        <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      </Card>
    );
  const isNote = kind === 'note';
  const isElsewhere = kind === 'elsewhere';
  return (
    <Card className={isNote ? 'ml-6 border-dashed bg-warning-soft sm:ml-12' : 'ml-6 bg-mist sm:ml-12'}>
      <p className="mb-2 text-sm text-slate">
        {isNote && `Internal note by ${by}, ${when(at)}`}
        {isElsewhere && `Answered elsewhere by ${by}, ${when(at)}. Not sent from here.`}
        {!isNote && !isElsewhere && `${by}, ${(mail && MAIL_WORDS[mail]) ?? 'by email'}, ${when(at)}`}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{body}</p>
      {mail === 'kept' && (
        <p className="mt-3 text-sm text-slate">
          It does not go out by itself. Once a mail server is set up, send it from{' '}
          <TextLink to="/admin/messages?show=mail&state=kept">Email</TextLink>, then close this message.
        </p>
      )}
      {mail === 'failed' && (
        <p className="mt-3 text-sm">
          <TextLink to="/admin/messages?show=mail&state=failed">See why under Email</TextLink>
        </p>
      )}
    </Card>
  );
}

/** The references of the requests that a message names. */
function namedRequests({ message, reference }: ContactDetail): string[] {
  const found = message.matchAll(new RegExp(REFERENCE, 'gi'));
  const named = new Set([...found].map(([, letters]) => `AB-${letters?.toUpperCase()}`));
  named.delete(reference);
  return [...named];
}

type RelatedProps = { message: ContactDetail; named: readonly string[] };

/** The requests that the message names, before all that can be done with it, and those with its address: a search, which their people see in their passports. */
function RelatedRequests({ message: { email, caseId, caseReference }, named }: RelatedProps) {
  const search = (q: string) => `/admin/cases?${new URLSearchParams({ q })}`;
  return (
    <div className="flex flex-col gap-2 text-sm">
      {named.map((one) => (
        <ButtonLink key={one} to={search(one)} size="small">{`Request ${one}`}</ButtonLink>
      ))}
      {caseId && <TextLink to={`/admin/cases/${caseId}`}>{`Became request ${caseReference}`}</TextLink>}
      <TextLink to={search(email)}>Requests with this email address</TextLink>
    </div>
  );
}
