import type { QueryClient } from '@tanstack/react-query';
import type { DocumentDoor } from '#app/features/documents/data.ts';
import { FILE_KINDS, kindOfName } from '#app/features/documents/file-kinds.ts';
import type { DocumentOutput, documentOutput, UploadFields } from '#app/features/documents/schema.ts';
import { cancelWaiting, whenConnected } from '#app/platform/browser/waiting-actions.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { FileChangedError, sendFile } from '#app/platform/http/send-file.ts';
import { newId } from '#app/platform/ids.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { nextToSend, problemOf, type Upload, type UploadEvent, uploadsAfter } from './upload-state.ts';
import { type UploadPlace, uploadsQuery } from './uploads-query.ts';

const LOST = 'The connection was lost. Please try again.';
const CHANGED = 'This file was changed, moved or deleted after you chose it. Please choose it again.';

/** Those that travel now, by their key. */
const travelling = new Map<string, AbortController>();

/** Changes the files of a place, and sends the next ones. They travel on while other parts of the site are open. */
export function changeUploads(client: QueryClient, place: UploadPlace, event: UploadEvent): void {
  const { queryKey } = uploadsQuery(place);
  // Only files that are added begin a list: what was forgotten stays forgotten.
  const known = client.getQueryData(queryKey) ?? (event.type === 'added' ? [] : undefined);
  if (!known) return;
  if (event.type === 'removed') travelling.get(event.key)?.abort();
  const uploads = client.setQueryData(queryKey, uploadsAfter(known, event)) ?? [];
  for (const next of nextToSend(uploads)) void send(client, place, next);
}

/** Breaks off what is on its way from there, and forgets it. */
export function dropUploads(client: QueryClient, place: UploadPlace): void {
  const { queryKey } = uploadsQuery(place);
  for (const { key } of client.getQueryData(queryKey) ?? []) travelling.get(key)?.abort();
  client.removeQueries({ queryKey });
}

type Given = Pick<Upload, 'file' | 'fields' | 'onSent'>;

/** A file as it was given in; what speaks against it stands with it. */
export function uploadOf(given: Given, state: 'chosen' | 'waiting'): Upload {
  const problem = problemOf(given.file);
  return { key: newId(), ...given, state: problem ? 'refused' : state, progress: 0, problem };
}

async function send(client: QueryClient, place: UploadPlace, { key, file, fields, onSent }: Upload) {
  if (travelling.has(key)) return;
  const abort = new AbortController();
  hold(key, abort);
  abort.signal.addEventListener('abort', () => cancelWaiting((input) => input === key));
  changeUploads(client, place, { type: 'started', key });
  const isForgotten = () => client.getQueryData(uploadsQuery(place).queryKey) === undefined;
  const onProgress = (progress: number) => {
    if (isForgotten()) abort.abort();
    else changeUploads(client, place, { type: 'progressed', key, progress });
  };
  try {
    const told = { ...fields, clientId: key };
    const { signal } = abort;
    const document = await whenConnected(key, () =>
      sendDocument(place.door, { file, fields: told, onProgress, signal }),
    );
    release(key);
    onSent?.(document, key);
    await client.invalidateQueries({ queryKey: place.door.queryKey });
    if (!isWatched(client, place)) showToast({ title: `${file.name} was sent` });
    changeUploads(client, place, { type: 'removed', key });
  } catch (error) {
    release(key);
    if (abort.signal.aborted) return;
    const failure = failureOf(error, file);
    if (!isWatched(client, place))
      showToast({ title: `${file.name} was not sent`, description: failure.problem, tone: 'danger' });
    changeUploads(client, place, { type: 'failed', key, ...failure });
  }
}

function isWatched(client: QueryClient, place: UploadPlace): boolean {
  const query = client.getQueryCache().find({ queryKey: uploadsQuery(place).queryKey });
  return query !== undefined && query.getObserversCount() > 0;
}

/** What the server refused for good, or the device no longer has, is not tried again; what was lost or is busy may be. */
function failureOf(error: unknown, file: File): { problem: string; isFinal: boolean } {
  if (error instanceof FileChangedError) return { problem: CHANGED, isFinal: true };
  const status = error instanceof ApiError ? error.status : 0;
  const promised = kindOfName(file.name);
  if (status === 415 && promised) return { problem: notReally(FILE_KINDS[promised].word), isFinal: true };
  const isFinal = [400, 403, 404, 409, 413, 415, 422].includes(status);
  return { problem: userMessage(error, LOST), isFinal };
}

/** Its name promises a kind that is taken; what is in it is another. */
const notReally = (word: string) =>
  `This file has the name of a ${word}, but is not one. Save it again as a ${word}, or send a photo of it.`;

/** The browser asks whoever closes the page while files are on their way. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function hold(key: string, abort: AbortController): void {
  travelling.set(key, abort);
  window.addEventListener('beforeunload', askBeforeLeaving);
}

function release(key: string): void {
  travelling.delete(key);
  if (travelling.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
}

type Sent = {
  file: File;
  fields: Partial<UploadFields>;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends one file; the same `clientId` again is the same document. */
function sendDocument(door: DocumentDoor, { file, fields, ...sending }: Sent): Promise<DocumentOutput> {
  const given = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return sendFile<typeof documentOutput>(door.listPath, file, {
    ...sending,
    fields: Object.fromEntries(given),
    headers: door.headers,
  });
}
