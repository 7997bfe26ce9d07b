export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** The colours of each tone: a soft surface with readable text, and the line around it. */
export const TONES: Record<Tone, { soft: string; line: string; text: string }> = {
  neutral: { soft: 'bg-mist text-ink', line: 'border-line', text: 'text-slate' },
  info: { soft: 'bg-info-soft text-info', line: 'border-info/30', text: 'text-info' },
  success: { soft: 'bg-spruce-soft text-spruce', line: 'border-spruce/30', text: 'text-spruce' },
  warning: { soft: 'bg-warning-soft text-warning', line: 'border-warning/30', text: 'text-warning' },
  danger: { soft: 'bg-danger-soft text-danger', line: 'border-danger/30', text: 'text-danger' },
};
