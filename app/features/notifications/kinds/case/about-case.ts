import { type ByLink, type MailWords, openLabel } from '../kind.ts';

/** A case as a notice about it is told of it. */
export type ToldCase = ByLink & { caseId: string; reference: string };

/** With the broker whose doing it is, where one has the case, and what the case is about. */
export type ByBroker = ToldCase & {
  broker?: { fullName: string; brokerage: string } | undefined;
  coverage?: string;
};

/** The broker by name, and `whole` with their brokerage. */
export function nameOf({ broker }: ByBroker, how?: 'whole'): string {
  if (!broker) return 'Your broker';
  return how === 'whole' ? `${broker.fullName} (${broker.brokerage})` : broker.fullName;
}

/** ` (Auto insurance)` behind a reference. */
export function subjectOf({ coverage }: ByBroker): string {
  return coverage ? ` (${coverage})` : '';
}

/** The button to the page of a request; whoever has no account gets a link of their own in its place. */
export function openRequest(about: ByLink & Pick<ToldCase, 'caseId'>, label = openLabel(about)) {
  return { label, path: `/portal/cases/${about.caseId}` };
}

/** The same, before all that the mail says. */
export function openBy(about: ByLink & Pick<ToldCase, 'caseId'>, label = openLabel(about)) {
  return { isActionFirst: true, action: openRequest(about, label) };
}

/** A mail to the person whose case it is, that begins with what to do. */
export function toPerson(
  about: ToldCase,
  subject: string,
  paragraphs: string[],
  label = openLabel(about),
): MailWords {
  return { ...openBy(about, label), subject, paragraphs };
}

/** A mail to the broker who has it. */
export function toBroker(
  { caseId }: Pick<ToldCase, 'caseId'>,
  subject: string,
  paragraphs: string[],
  label = 'Open the case',
): MailWords {
  return { subject, paragraphs, action: { label, path: `/broker/cases/${caseId}` } };
}

/** The parts of its page that a row at the bell may be about; `#to-answer` is the field of the first question in its own. */
export type ClientPart = 'messages' | 'documents' | 'quotes' | 'policy' | 'sent' | 'sent#to-answer';

/** Where a client does something about their case, in the part of its page where that is. */
export const clientPath = (caseId: string, part?: ClientPart) =>
  `/portal/cases/${caseId}${part ? `?tab=${part}` : ''}`;

/** A row at the bell of the person whose case it is; without a part it is about the whole. */
export const atClient = (
  { caseId, reference }: ToldCase,
  title: string,
  body: string,
  part?: ClientPart,
) => ({
  ...{ title: `${title}: ${reference}`, body },
  path: clientPath(caseId, part),
});

/** A row at the bell of the broker who has it. */
export const atBroker = ({ caseId, reference }: ToldCase, title: string, body: string) => ({
  ...{ title: `${title}: ${reference}`, body },
  path: `/broker/cases/${caseId}`,
});
