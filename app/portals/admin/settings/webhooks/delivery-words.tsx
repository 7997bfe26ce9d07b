import { WEBHOOK_EVENTS, type WebhookEvent } from '#app/features/webhooks/events.ts';
import type { DeliveryOutput, WebhookOutput } from '#app/features/webhooks/schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Tone } from '#app/ui/tone.ts';

const STATES = {
  waiting: { tone: 'info', label: 'On its way' },
  delivered: { tone: 'success', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Given up' },
  dropped: { tone: 'neutral', label: 'Not sent' },
} as const satisfies Record<DeliveryOutput['state'], { tone: Tone; label: string }>;

/** What became of a delivery; one that has failed before and waits says so. */
export function DeliveryState({ state, tries = 0 }: { state: DeliveryOutput['state']; tries?: number }) {
  if (state === 'waiting' && tries > 0) return <Badge tone="warning">Tried {tries} of 6 times</Badge>;
  const { tone, label } = STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** Whether a webhook is at work, and if not, why. */
export function WebhookState({ webhook: { isOn, offReason, failingSince } }: { webhook: WebhookOutput }) {
  if (isOn) {
    return failingSince ? <Badge tone="warning">Failing</Badge> : <Badge tone="success">On</Badge>;
  }
  if (offReason === 'admin') return <Badge>Off</Badge>;
  return <Badge tone="danger">{offReason === 'gone' ? 'Off: it is gone' : 'Off: it failed'}</Badge>;
}

export function eventWords(type: string): string {
  return WEBHOOK_EVENTS[type as WebhookEvent] ?? 'A test';
}
