export type Testimonial = {
  id: string;
  quote: string;
  displayName: string;
  city?: string;
  /** How this person is connected to us, when they are. */
  connection?: string;
  isDemo: boolean;
};

/** Takes the testimonials out of an answer that may be a list or hold one as `items`; what is not one is left out. */
export function readTestimonials(answer: unknown): Testimonial[] {
  const items: unknown = isRecord(answer) ? answer.items : answer;
  return Array.isArray(items) ? items.flatMap(readTestimonial) : [];
}

function readTestimonial(item: unknown): Testimonial[] {
  if (!isRecord(item)) return [];
  const { id, quote, displayName, city, connection, isDemo } = item;
  if (typeof quote !== 'string' || typeof displayName !== 'string') return [];
  return [
    {
      id: typeof id === 'string' ? id : quote,
      quote,
      displayName,
      ...(typeof city === 'string' && { city }),
      ...(typeof connection === 'string' && connection && { connection }),
      isDemo: isDemo === true,
    },
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
