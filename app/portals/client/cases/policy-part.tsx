import { CertificatesCard } from '#app/features/cases/certificates/ui/certificates-card.tsx';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { AgreementCard } from '#app/features/cases/ui/steps/agreement-card.tsx';
import { TestimonialCard } from '#app/features/testimonials/ui/testimonial-card.tsx';

/** After a request ended with a policy: what was agreed, certificates, and how it went. */
export function PolicyPart({ case: { id, agreed, steps, city } }: { case: ClientCase }) {
  return (
    <>
      <AgreementCard agreed={agreed} />
      <CertificatesCard caseId={id} steps={steps} />
      <TestimonialCard caseId={id} steps={steps} city={city} />
    </>
  );
}
