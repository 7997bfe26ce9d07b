import type { Testimonial } from '#app/features/testimonials/schema.ts';

/** The testimonials in the answer of `GET /api/testimonials`; what is not one is left out. */
export function readTestimonials(answer: unknown): Testimonial[] {
  const items: unknown = isRecord(answer) ? answer.items : undefined;
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
