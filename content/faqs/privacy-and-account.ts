import type { FaqItem } from '../faq.ts';

export const privacyAndAccountFaqs: readonly FaqItem[] = [];
