import { kindOfName } from '#app/features/documents/file-kinds.ts';
import type { DocumentOutput, UploadFields } from '#app/features/documents/schema.ts';
import {
  FILE_BYTES,
  FILE_TOO_LARGE,
  TYPE_NOT_ACCEPTED,
} from '#app/features/documents/upload/upload-limits.ts';

/** One file on its way. `key` is its `clientId`: sent again it stays one document. */
export type Upload = {
  key: string;
  file: File;
  fields: Partial<UploadFields>;
  /** `chosen` stays on this device until it is released. */
  state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'refused';
  /** From 0 to 1. */
  progress: number;
  problem: string | null;
  /** Is told when it has arrived, and by which key it went out. */
  onSent?: (document: DocumentOutput, key: string) => void;
};

export type UploadEvent =
  | { type: 'added'; uploads: Upload[] }
  | { type: 'released' }
  | { type: 'described'; key: string; fields: Partial<UploadFields> }
  | { type: 'started'; key: string }
  | { type: 'retried'; key: string }
  | { type: 'removed'; key: string }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'failed'; key: string; problem: string; isFinal: boolean };

/** So many files travel at the same time; the others wait for them. */
export const AT_ONCE = 2;

export function uploadsAfter(uploads: readonly Upload[], event: UploadEvent): Upload[] {
  if (event.type === 'added') return [...withoutRefused(uploads, event.uploads), ...event.uploads];
  if (event.type === 'released') {
    return uploads.map((upload) => (upload.state === 'chosen' ? { ...upload, state: 'waiting' } : upload));
  }
  if (event.type === 'described') {
    return uploads.map((upload) =>
      upload.key === event.key && upload.state === 'chosen'
        ? { ...upload, fields: { ...upload.fields, ...event.fields } }
        : upload,
    );
  }
  if (event.type === 'removed') return uploads.filter(({ key }) => key !== event.key);
  return uploads.map((upload) => (upload.key === event.key ? { ...upload, ...changeOf(event) } : upload));
}

/** Whoever has chosen a file that may be sent has read why the one before was refused. */
function withoutRefused(uploads: readonly Upload[], added: readonly Upload[]): readonly Upload[] {
  const isRefused = ({ state }: Upload) => state === 'refused';
  return added.every(isRefused) ? uploads : uploads.filter((upload) => !isRefused(upload));
}

type Change = Extract<UploadEvent, { type: 'started' | 'retried' | 'progressed' | 'failed' }>;

function changeOf(event: Change): Partial<Upload> {
  switch (event.type) {
    case 'started':
      return { state: 'sending', progress: 0, problem: null };
    case 'retried':
      return { state: 'waiting', progress: 0, problem: null };
    case 'progressed':
      return { progress: event.progress };
    case 'failed':
      return { state: event.isFinal ? 'refused' : 'failed', problem: event.problem };
  }
}

/** The next ones to send. */
export function nextToSend(uploads: readonly Upload[]): Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - sending));
}

/** What speaks against a file before it is sent; the server looks at more. */
export function problemOf(file: File): string | null {
  if (file.size > FILE_BYTES) return FILE_TOO_LARGE;
  if (file.size === 0) return 'This file is empty';
  return kindOfName(file.name) || file.type.startsWith('image/') ? null : TYPE_NOT_ACCEPTED;
}
