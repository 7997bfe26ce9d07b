import { senderOf, wordingNow } from '#content/senders.ts';

const DATES = ['2026-11-22'] as const;

/** The version of what a client agrees to by giving a testimonial. A change of words is a new date. */
export function currentTestimonialWording(): string {
  return wordingNow(DATES[0]);
}

/** Whether people were ever asked in this version. */
export function isTestimonialWording(version: string): boolean {
  return senderOf(version, DATES) !== null;
}

/** The words of a version. */
export function testimonialWording(version: string = currentTestimonialWording()): string {
  const { name, email } = senderOf(version, DATES) ?? { name: '', email: '' };
  return `${name} may show these words on its website with the name and city I have entered here, and with the type of insurance. I can withdraw this at any time by writing to ${email}.`;
}
