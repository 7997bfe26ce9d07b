import type { LineToSend } from '#app/features/messages/data.ts';
import { keepOnDevice, readKept } from '#app/platform/browser/device-storage.ts';

/** What was sent and has not arrived, kept on this device for each case. */
const unsentKey = (caseId: string) => `unsent-${caseId}`;

export function readUnsent(caseId: string): LineToSend[] {
  const kept = parse(readKept(unsentKey(caseId)) ?? '[]');
  return Array.isArray(kept) ? kept.filter(isLine) : [];
}

/** What another version of this page has kept may look different. */
function isLine(kept: unknown): kept is LineToSend {
  const line = Object(kept);
  const isText = typeof line.clientId === 'string' && typeof line.body === 'string';
  return isText && (line.kind === 'said' || line.kind === 'internal') && Array.isArray(line.documentIds);
}

export function keepUnsent(caseId: string, lines: readonly LineToSend[]): void {
  keepOnDevice(unsentKey(caseId), lines.length === 0 ? null : JSON.stringify(lines));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
