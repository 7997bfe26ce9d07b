import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const medical: IndustryPage = {
  id: 'medical',
  name: 'Medical and health',
  summary:
    'Clinics and practices: what your professional association’s coverage includes, and what the clinic still needs.',
  imageUrl: '/illustrations/medical.svg',
  path: '/business/medical',
  alsoAt: ['/insurance/business/medical'],
  title: 'Clinic and medical practice insurance in Alberta',
  description:
    'Practitioners must have malpractice protection. What else a clinic in Alberta insures: property, liability, cyber and lost income.',
  heading: 'Insurance for clinics and health practices',
  lead: 'Malpractice protection, for claims about treatment, covers the practitioner. It usually does not cover the clinic as a business.',
  reviewedOn: '2026-11-30',
  pointers: [SOURCES.oipc],
  related: [
    { label: 'Professionals', to: '/business/professionals' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Questions about business insurance', to: '/faq/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Apart from the treatment itself, these are common problems:'],
    bullets: [
      'A patient file is opened, copied or locked by a hacker.',
      'The vaccine fridge fails overnight.',
      'A burst pipe closes the treatment rooms.',
      'A patient falls in the parking lot.',
      'Imaging equipment breaks down.',
      'A former partner or employee brings a claim.',
    ],
  },
  order: [
    'whatItIs',
    'sections',
    'before',
    'covers',
    'doesNotCover',
    'change',
    'after',
    'checklist',
    'priceDrivers',
  ],
  whatItIs: [
    'Alberta regulates health professions through {business.health.colleges}, which license and supervise their members. Regulated practitioners must have {business.health.liability} or similar protection, often called malpractice protection. Physicians normally rely on the Canadian Medical Protective Association (CMPA), which belongs to its members and is not an insurer. Registered nurses normally rely on the Canadian Nurses Protective Society (CNPS). Other professions often have a program through their association.',
    'That protection is for the practitioner. It usually does not protect the clinic as an employer, a tenant, a holder of records, or a place that patients visit.',
  ],
  covers: {
    intro: 'The main coverages for a clinic:',
    rows: [
      {
        cover: 'Malpractice, for each regulated practitioner',
        what: 'Claims about treatment. A clinic can be covered too, if the policy names it.',
        standing: 'required',
      },
      {
        cover: 'General liability',
        what: 'Injury to patients and visitors who fall, and damage to rented space.',
        standing: 'core',
      },
      {
        cover: 'Property and improvements',
        what: 'Damage to or theft of equipment and furniture, and damage to treatment rooms you built or renovated.',
        standing: 'core',
      },
      {
        cover: 'Equipment breakdown and spoilage',
        what: 'Failure of imaging equipment, sterilizers or fridges, and vaccines that spoil when a fridge fails.',
        standing: 'optional',
      },
      {
        cover: 'Cyber and privacy',
        what: 'Lawyers, notices, restoring data, and claims after a data breach.',
        standing: 'optional',
      },
      {
        cover: 'Business interruption',
        what: 'Lost income while the clinic is closed because of damage that the policy covers, such as a fire.',
        standing: 'optional',
      },
      {
        cover: 'Directors and officers, and employment practices',
        what: 'Claims by partners about how the clinic is run. Claims by staff or job applicants, for example about a dismissal or unfair hiring.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'A clinic’s policies usually do not pay for:',
    items: [
      'Treatment by a person who must be registered with a college and is not.',
      'Claims about services the policy does not name, such as new cosmetic procedures.',
      'Fines and orders of a college.',
      'A data breach, if you ignored safeguards that the policy requires.',
      'Injury to staff, which workers’ compensation (WCB) covers where it applies.',
    ],
  },
  sections: [
    {
      heading: 'The Health Information Act',
      paragraphs: [
        "Alberta's Health Information Act names “custodians”: those who are legally responsible for the health information they keep. Among them are {business.health.custodians}. Physiotherapists were added in {business.health.physiotherapists}. Since {business.health.breachSince}, a custodian must give notice if health information is lost, or seen by the wrong person, and this could harm somebody. The notice must go to the Information and Privacy Commissioner, the minister responsible for the Act and the person whose information it is.",
        'Not every practitioner is a custodian; your college can tell you whether you are one. Somebody who works for a custodian may be an “affiliate”. An affiliate must tell the custodian about a breach. The Personal Information Protection Act (PIPA) applies to a clinic without a custodian. In any clinic, it also applies to information that is not health information, such as staff records. Under PIPA, the clinic must notify the Commissioner when a breach creates a real risk of significant harm to somebody.',
      ],
    },
    {
      kind: 'table',
      heading: 'By kind of practice',
      columns: ['Practice', 'What usually matters most'],
      rows: [
        ['Dental', 'Breakdown of chairs and imaging equipment, a flooded suite, and theft of drugs and gold'],
        [
          'Physiotherapy and chiropractic',
          'Injury during treatment, exercise equipment, and practitioners who are not employees but bill through the clinic',
        ],
        [
          'Acupuncture',
          'The malpractice coverage that the college requires, treatment in clients’ homes, and rented rooms',
        ],
        [
          'Massage',
          'Proof of malpractice coverage for each therapist, treatment in clients’ homes, and rented rooms. As of {business.health.massage}, massage therapy was not a regulated profession, and its associations had applied to become one. Ask an association whether that has changed.',
        ],
        ['Optometry and pharmacy', 'Valuable stock, break-ins, and fridges that fail'],
        [
          'Counselling',
          'Confidential records. Video sessions with people in other provinces: your policy or licence might not cover them.',
        ],
        [
          'Medical aesthetics (cosmetic injections, lasers)',
          'Who may give injections, which devices are used, and consent forms. Many general liability policies exclude this work.',
        ],
      ],
    },
    {
      heading: 'Locums, contractors and shared space',
      paragraphs: [
        'A locum is a practitioner who stands in for another. If a locum or a contractor makes a mistake, the patient may claim against the clinic too, even though neither is an employee. Insurers often ask whether every locum, and everybody who rents a room, has shown proof of registration and malpractice protection. Where rooms are shared, the agreement should say who insures what.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers ask about:',
    items: [
      {
        factor: 'Services',
        why: 'Surgery costs more to insure than counselling.',
        scale: ['counselling', 'surgery'],
      },
      {
        factor: 'People',
        why: 'How many practitioners there are, and their professions.',
        scale: ['few people', 'many people'],
      },
      {
        factor: 'Equipment and rooms',
        why: 'Their value and age, and how hard they are to replace.',
        scale: ['lower value', 'higher value'],
      },
      {
        factor: 'Records',
        why: 'How many records you hold, where they are kept, and how they are backed up.',
        scale: ['few, backed up', 'many, not backed up'],
      },
      {
        factor: 'Claims and complaints',
        why: 'Past claims and complaints about the clinic and its people.',
        scale: ['none so far', 'several'],
      },
    ],
  },
  checklist: {
    intro: 'Please do not send patient information.',
    items: [
      'Professions, colleges and number of practitioners',
      'Services, especially new or cosmetic ones',
      'Proof of malpractice protection for each person',
      'Values of equipment and improvements',
      'Which record system you use, who hosts it, and how it is backed up',
      'The insurance clauses of the lease',
      'Claims in recent years',
    ],
  },
  questions: [
    'medical-college-cover-enough',
    'medical-privacy-breach',
    'medical-locums',
    'medical-vaccine-fridge',
  ],
  nextStep: {
    text: 'Tell us about the clinic, without any patient data. One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times.',
    quoteType: 'business',
    label: 'Ask for a clinic quote',
  },
};
