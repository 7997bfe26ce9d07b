import { type Answer, type AnswerSchema, ApiError, readAnswer, refusalOf } from './api-client.ts';

type Sending = {
  /** Sent before the file, so that the server knows them when it comes. */
  fields: Record<string, string>;
  headers?: Record<string, string> | undefined;
  /** From 0 to 1, as far as the browser has sent it. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The device has no longer what was chosen: the file was changed, moved or deleted since. Trying again does not help. */
export class FileChangedError extends Error {}

/**
 * Sends one file of this page to our own API. `fetch` cannot say how far it is, so this is the older way. Throws
 * `ApiError` for refusals (with status 0 when nothing came back), `FileChangedError`, and the signal's reason when it was
 * broken off.
 */
export async function sendFile<Schema extends AnswerSchema>(
  path: string,
  file: File,
  sending: Sending,
): Promise<Answer<Schema>> {
  const { fields, headers = {}, onProgress, signal } = sending;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const request = new XMLHttpRequest();
  const answered = Promise.withResolvers<Answer<Schema>>();
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
  request.addEventListener('load', () => {
    if (request.status >= 400)
      answered.reject(refusalOf(request.status, request.responseText, request.statusText));
    else answered.resolve(Promise.try(() => readAnswer<Schema>(request.responseText)));
  });
  // A browser tells a lost connection and a lost file by the same event.
  request.addEventListener('error', () => {
    const lost = () => answered.reject(new ApiError(0, 'The connection was lost', {}));
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(lost, () => answered.reject(new FileChangedError()));
  });
  request.addEventListener('abort', () => answered.reject(signal.reason));
  const abort = () => request.abort();
  signal.throwIfAborted();
  signal.addEventListener('abort', abort);
  request.open('POST', path);
  request.setRequestHeader('accept', 'application/json');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.send(form);
  return answered.promise.finally(() => signal.removeEventListener('abort', abort));
}
