import { SOURCES } from '#content/facts/reading/sources.ts';
import type { IndustryPage } from './industry-page.ts';

export const medical: IndustryPage = {
  id: 'medical',
  name: 'Medical and health',
  summary: 'Clinics and practices: what your college covers, and what the clinic still needs.',
  imageUrl: '/illustrations/medical.svg',
  path: '/business/medical',
  alsoAt: ['/insurance/business/medical'],
  title: 'Clinic and medical practice insurance in Alberta',
  description:
    'Your college may ask for malpractice protection. The clinic still needs property, liability, cyber and income coverage. A guide for Alberta practices.',
  heading: 'Insurance for clinics and health practices',
  lead: 'Malpractice protection follows the practitioner. The clinic around them needs coverage of its own.',
  reviewedOn: '2026-11-20',
  pointers: [SOURCES.alberta, SOURCES.oipc],
  related: [
    { label: 'Professionals', to: '/business/professionals' },
    { label: 'Group benefits', to: '/group-benefits' },
    { label: 'Business insurance', to: '/business' },
    { label: 'Questions about business insurance', to: '/faq/business' },
  ],
  risks: {
    heading: 'What tends to go wrong',
    paragraphs: ['Few clinic losses begin with treatment. Many begin with the building or the data.'],
    bullets: [
      'A patient file is opened, copied or locked by a stranger.',
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
    'Alberta regulates health professions through {business.health.colleges}. Many ask their members for malpractice protection. Physicians normally rely on the Canadian Medical Protective Association (CMPA), which is a mutual body and not an insurer. Nurses normally rely on the Canadian Nurses Protective Society (CNPS).',
    'That protects the person who treats. It usually does not protect the clinic as an employer, a tenant, a keeper of records or a place people walk into. This page is about that part.',
  ],
  covers: {
    intro: 'What a clinic usually looks at:',
    rows: [
      {
        cover: 'Malpractice for staff',
        what: 'For professions without a mutual body, or for the clinic itself when it is named.',
        standing: 'optional',
      },
      {
        cover: 'General liability',
        what: 'Patients and visitors who fall; damage to rented space.',
        standing: 'included',
      },
      {
        cover: 'Property and improvements',
        what: 'Equipment, furniture, build-out of treatment rooms.',
        standing: 'included',
      },
      {
        cover: 'Equipment breakdown and spoilage',
        what: 'Imaging, sterilizers, fridges, and the vaccines inside.',
        standing: 'optional',
      },
      {
        cover: 'Cyber and privacy',
        what: 'Lawyers, notices, data repair and claims after a breach.',
        standing: 'optional',
      },
      {
        cover: 'Business interruption',
        what: 'Income while the rooms are closed after an insured loss.',
        standing: 'optional',
      },
      {
        cover: 'Directors and officers, employment',
        what: 'Claims by partners, staff and applicants.',
        standing: 'optional',
      },
    ],
  },
  doesNotCover: {
    intro: 'Usually left out:',
    items: [
      'Treatment by a person without valid registration.',
      'Services the policy does not name, such as new cosmetic procedures.',
      'Fines and orders of a college.',
      'A breach that came from ignoring required safeguards, in some wordings.',
      'Injury to staff; that is WCB where it applies.',
    ],
  },
  sections: [
    {
      heading: 'Health information has its own law',
      paragraphs: [
        "Many clinics fall under Alberta's Health Information Act because their practitioners are custodians: physicians, pharmacists and others whom the act names. Since {business.health.breachSince}, a custodian must give notice of a breach with a risk of harm. The notice goes to the Commissioner, the Minister of Health and the person concerned.",
        'Not every clinic is a custodian. A practice outside that act follows the general privacy act and notifies the Commissioner when there is a real risk of significant harm. Decide now who in the clinic writes the notices.',
      ],
    },
    {
      kind: 'table',
      heading: 'By kind of practice',
      columns: ['Practice', 'What usually matters most'],
      rows: [
        [
          'Dental',
          'Chairs and imaging that stop the day when they break; a flooded suite; controlled drugs and gold',
        ],
        [
          'Physiotherapy and chiropractic',
          'Injury in treatment, exercise equipment, associates who bill through the clinic',
        ],
        [
          'Massage and acupuncture',
          'Proof of malpractice coverage by each therapist; treatment in homes; rented rooms',
        ],
        ['Optometry and pharmacy', 'Stock with a high value, break-in, a fridge alarm'],
        ['Counselling', 'Records and confidentiality, video sessions with people in other provinces'],
        [
          'Medical aesthetics',
          'Who may inject what, the device list, and consent forms; many general wordings exclude it',
        ],
      ],
    },
    {
      heading: 'Locums, contractors and shared space',
      paragraphs: [
        'Ask every locum and tenant practitioner for proof of registration and of malpractice protection. Write down who insures what in shared rooms. If a practitioner is not your employee, the clinic can still be named in a claim.',
      ],
    },
  ],
  priceDrivers: {
    intro: 'Insurers look at who treats, and with what.',
    items: [
      { factor: 'Services', why: 'Counselling, dentistry and surgery carry different risks.' },
      { factor: 'People', why: 'Number and profession of those who treat.' },
      { factor: 'Equipment and rooms', why: 'Value, age and how hard they are to replace.' },
      { factor: 'Records', why: 'How many, where they are kept, and how they are backed up.' },
      { factor: 'Claims and complaints', why: 'Of the clinic and of its people.' },
    ],
  },
  checklist: {
    intro: 'For the quote. Never send patient information.',
    items: [
      'Professions, colleges and number of practitioners',
      'Services, above all new or cosmetic ones',
      'Proof of malpractice protection for each person',
      'Values of equipment and improvements',
      'Record system, backups and who hosts it',
      'Lease pages on insurance',
      'Claims of recent years',
    ],
  },
  questions: [
    'medical-college-cover-enough',
    'medical-privacy-breach',
    'medical-locums',
    'medical-vaccine-fridge',
  ],
  nextStep: {
    text: 'Tell us about the clinic, without any patient data. One licensed broker partner gets your request and is asked to contact you within {site.promise}.',
    quoteType: 'business',
    label: 'Ask for a clinic quote',
  },
};
