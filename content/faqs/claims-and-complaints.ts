import type { FaqItem } from '../faq.ts';

export const claimsAndComplaintsFaqs: readonly FaqItem[] = [];
