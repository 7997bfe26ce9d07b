import type { FaqItem } from '../faq.ts';

export const generalFaqs: readonly FaqItem[] = [];
