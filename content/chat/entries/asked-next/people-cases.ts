import type { Entries } from '../../entry.ts';

/** Travel, visitors, health, life and benefits: what one person in particular asks. */
export const peopleCases: Entries = {
  'visa-uninsured-ill': {
    question: 'A visitor fell ill or was hurt and has no insurance',
    answer:
      'A policy bought now usually does not pay for what has already happened, only for new emergencies after any waiting period. If it is urgent, call 9-1-1: Alberta says emergency care is not denied to people without insurance. Otherwise ask the hospital’s billing office how it can be paid, and check any credit card, travel or home-country coverage.',
    links: ['visitors-after-arrival'],
    next: ['visa-after-arrival', 'visa-visitors', 'no-medical'],
  },
  'visa-full-year': {
    question: 'Must it be a full year, and why, if my parents stay less?',
    answer:
      'Super Visa insurance has to run for at least {superVisa.term} from the day of entry, however long your parents stay, because the rule requires it. Many insurers refund the unused months after an early return, if there was no claim; ask before you pay how much they refund, and what proof they need.',
    links: ['super-visa-how-much-cover', 'super-visa-refund'],
    next: ['visa-leave-early', 'visa-refund', 'visa-monthly'],
  },
  'travel-snowbird': {
    question: 'Is snowbird insurance different from other travel insurance?',
    answer:
      'Snowbird insurance is travel medical insurance for a long winter away, priced by days and age, with health questions and a stability period for conditions. Look at the number of days, the deductible and top-ups. Tell Alberta Health about long absences and your home insurer about the empty house.',
    links: ['travel-how-long-away', 'travel-existing-condition'],
    next: ['travel-condition', 'travel-how-long', 'home-away', 'travel-left-out'],
  },
  'claim-trip-cancelled': {
    about: 'travel',
    question: 'I had to cancel a trip. How do I claim?',
    answer:
      'Call your insurer and ask for its steps: for an illness, some require a doctor’s written advice before you cancel. Then cancel with the airline, hotel or agent and ask for their refund; insurance pays what is left, for a listed reason. Send the form with receipts, the booking terms and proof of the reason. Ask whether cancelling late lowers the payment.',
    links: ['travel-cancellation-reasons'],
    next: ['travel-cancellation', 'claim-travel', 'claim-denied'],
  },
  'travel-closed-place': {
    question: 'A hotel, park or resort closed. Does trip cancellation pay?',
    answer:
      'Only if the policy lists the reason: some list an official travel advisory or an evacuation, and a closure alone might not count. Ask the hotel, airline or card company for a refund first. What was known when you booked or bought the policy is usually left out.',
    links: ['travel-cancellation-reasons'],
    next: ['travel-cancellation', 'travel-advisory', 'claim-trip-cancelled'],
  },
  'health-adult-dental': {
    question: 'Does Alberta health pay for the dentist or glasses?',
    answer:
      'Usually not for adults: the Alberta health card pays for some oral surgery, but not for ordinary dental care or glasses. A plan at work, a personal plan, or the federal Canadian Dental Care Plan for those who qualify can pay. Seniors with a low income can ask about a provincial program for both.',
    links: ['/group-benefits'],
    next: ['health-dental', 'health-no-plan', 'health-seniors'],
  },
  'health-non-group': {
    question: 'What is the Alberta Blue Cross non-group plan?',
    answer:
      'The non-group plan is a public plan for Albertans who are not yet seniors, for prescription drugs and some other health costs, with a monthly premium. It asks no health questions and starts some months after you apply, or sooner if another plan has just ended. Alberta Blue Cross runs it for the province. Alberta Health has the current premiums.',
    links: ['/group-benefits'],
    next: ['health-drugs', 'health-no-plan', 'health-seniors'],
  },
  'health-turning-65': {
    question: 'What changes with my health coverage as a senior?',
    answer:
      'Alberta adds its Coverage for Seniors without a premium: a public plan for prescription drugs and some other services, once your age is confirmed. A package comes by mail before the birthday. It does not include travel insurance, so ask whether to keep or change a plan of your own.',
    links: ['/group-benefits'],
    next: ['health-seniors', 'group-leaving', 'travel-seniors'],
  },
  'life-claim-refused': {
    question: 'A life insurance claim was refused over a health answer',
    answer:
      'I am sorry for your loss. An insurer may refuse when an answer about health was wrong and it mattered, usually in the first years of a policy. Ask for the reason and the answer in writing. Then write to its complaint officer and OLHI, which is free; a lawyer can check the time limits.',
    links: ['claims-complain-insurer', 'life-health-questions'],
    next: ['life-suicide-clause', 'claim-denied', 'no-legal'],
  },
  'life-ltd-denied': {
    question: 'My disability claim was refused or stopped. What now?',
    answer:
      'Ask in writing for the reason and the test used: many plans later ask whether you can do any work that fits your training. If you appeal, keep to the insurer’s date and send new medical reports. OLHI, the ombudservice for life and health insurance, is free. A lawyer can tell you about time limits for court.',
    links: ['claims-complain-insurer'],
    next: ['life-disability', 'claim-denied', 'no-legal'],
  },
  'life-hurt-at-work': {
    question: 'I was hurt at work. WCB or my own insurance?',
    answer:
      'Report it to your employer and to WCB-Alberta first: for workers it covers, WCB pays for work injuries whoever was at fault. Some disability plans subtract what WCB pays; the booklet says so. If you have no WCB coverage, for example as an owner, look at your own policy.',
    links: ['business-is-wcb-included'],
    next: ['life-disability', 'life-income-stops', 'biz-wcb'],
  },
  'life-beneficiary-died': {
    question: 'The beneficiary died first. Who gets the money?',
    answer:
      'Usually a second (contingent) beneficiary, if one was named; otherwise the owner of the policy, or the owner’s estate if that was the insured person. The insurer says who is on file once it has the death certificates. For an estate, a lawyer can tell you what applies.',
    links: ['life-payout-taxed'],
    next: ['claim-life', 'life-beneficiary', 'life-lost-policy'],
  },
  'group-paramedical': {
    question: 'What does a plan pay for massage, chiro or physio?',
    answer:
      'Usually a share of each visit up to a yearly maximum for each kind of practitioner, such as massage, chiropractic, physiotherapy or psychology. The employer chooses those maximums. Some plans ask for a doctor’s note for massage, and the practitioner has to be registered.',
    links: ['/group-benefits'],
    next: ['group-what', 'group-claim-drug', 'group-hsa'],
  },
  'group-required': {
    question: 'Must an employer offer benefits?',
    answer:
      'Usually not by law: Alberta’s employment standards are about pay, hours, vacations and leaves, and not about health or dental plans. A contract or a union agreement can promise them. WCB is separate and mandatory for most industries. What you owe somebody who left is a question for an employment lawyer.',
    links: ['/group-benefits', 'business-is-wcb-included'],
    next: ['group-what', 'group-smallest', 'no-legal'],
  },
  'group-add-member': {
    question: 'How do I add or remove an employee on our plan?',
    answer:
      'The plan administrator in your company does it with the insurer, usually within a month of the day somebody becomes eligible or leaves. Late applicants may have to answer health questions. This site cannot change a plan; your plan’s broker can help.',
    links: ['/group-benefits'],
    next: ['group-waiting', 'group-leaving', 'do-change-policy'],
  },
  'visa-side-trip': {
    question: 'Does Super Visa insurance pay on a trip outside Canada?',
    answer:
      'Some plans pay for short side trips, such as to the United States, if the visitor returns to Canada; others stop at the border. The policy says how many days and which countries. The home country is usually left out. Ask before the trip.',
    links: ['super-visa-each-entry'],
    next: ['visa-trip-home', 'visa-covers', 'visa-each-entry'],
  },
  'group-children-age': {
    question: 'Until what age are my children on my benefits?',
    answer:
      'Each plan sets its own ages: usually until early adulthood, and some years longer for full-time students. A child who works full time or marries may come off earlier. The booklet or plan administrator gives the day.',
    links: ['/group-benefits'],
    next: ['group-what', 'health-no-plan', 'group-spouse'],
  },
  'group-common-law': {
    question: 'Does my plan cover my common-law partner?',
    answer:
      'Usually yes: most plans accept a common-law partner after you have lived together for a time, often a year, if you enrol them. Do it within the days the plan gives, or they may have to answer health questions. The plan administrator has the form.',
    links: ['/group-benefits'],
    next: ['group-spouse', 'group-add-member', 'group-children-age'],
  },
  'group-drug-dropped': {
    question: 'My plan no longer pays for my medicine',
    answer:
      'Ask the insurer for an exception or prior authorization, with a letter from your doctor, and whether a similar drug is on its list. Your employer’s plan administrator can ask too. Alberta has public drug plans, and some makers have support programs; a pharmacist can tell you about both.',
    links: ['/group-benefits'],
    next: ['group-claim-drug', 'health-drugs', 'claim-denied'],
  },
  'visa-pregnant': {
    question: 'I am new or on a permit and pregnant. What covers me?',
    answer:
      'If you can register for Alberta’s health card (AHCIP), it pays for insured care by hospitals and doctors, so apply soon. Not every permit qualifies. Visitors insurance usually leaves out normal pregnancy and delivery. For health questions call Health Link at 8-1-1; if you have no coverage, ask the hospital early about costs.',
    links: ['visitors-students-workers'],
    next: ['visa-students-workers', 'visa-newcomer-card', 'group-required'],
  },
  'life-paid-how-fast': {
    question: 'How fast is life insurance paid?',
    answer:
      'I am sorry for your loss. Often within a few weeks once the insurer has the claim form and proof of death. It takes longer if the death came soon after the policy began or is being investigated. Ask which papers are missing and by when it decides.',
    links: ['claims-complain-insurer', 'life-payout-taxed'],
    next: ['claim-life', 'life-claim-refused', 'life-payout-tax'],
  },
  'travel-interruption': {
    question: 'A relative at home dies or falls ill while I travel',
    answer:
      'Trip interruption coverage, if you have it, usually pays for a trip home and unused costs when a close relative dies or is badly ill. Call the assistance line before you book, because it may have to agree, and ask which relatives count. Keep the medical or death papers.',
    links: ['travel-cancellation-reasons'],
    next: ['travel-cancellation', 'claim-travel', 'travel-flight-delay'],
  },
  'travel-covid': {
    question: 'Does travel insurance pay for COVID or another outbreak?',
    answer:
      'Many plans treat it like another illness for emergency medical care, but some limit it or look at the travel advisory when you left. Cancelling out of fear is not a reason that policies usually list. Ask about quarantine costs, and about an outbreak that was known when you booked.',
    links: ['travel-cancellation-reasons'],
    next: ['travel-what-covers', 'travel-advisory', 'travel-cancellation'],
  },
  'travel-cruise': {
    question: 'What should travel insurance include for a cruise?',
    answer:
      'Plans for a cruise often combine emergency medical care with evacuation, trip cancellation and interruption, missed departure and baggage. Outside Canada the Alberta health card pays little, and care on a ship is billed to you. Ask whether every port country and shore activity is covered.',
    links: ['travel-does-ahcip-pay'],
    next: ['travel-what-covers', 'travel-cancellation', 'travel-health-card'],
  },
  'travel-long-trip': {
    question: 'I travel for many months. How do I insure that?',
    answer:
      'Often with one single-trip plan for the whole time, bought before you leave; multi-trip plans limit the days of each trip. Tell Alberta Health before you go, because a long absence can end your health coverage. Ask about work, sports and visits home.',
    links: ['travel-how-long-away', 'travel-multi-trip'],
    next: ['travel-how-long', 'travel-students-work', 'travel-extend'],
  },
  'life-weight-job': {
    question: 'Do my weight, job or hobbies matter for life insurance?',
    answer:
      'Yes: a risky job such as drilling, hobbies such as climbing or flying, your build, driving record and travel can raise the price of life insurance. Some people pay more, have a limit or an exclusion, or are declined; others pay nothing extra. Insurers differ, and a broker can ask several.',
    links: ['life-health-questions'],
    next: ['life-health-condition', 'life-no-medical', 'life-smoker'],
  },
  'life-group-enough': {
    question: 'Is life insurance from work enough?',
    answer:
      'Group life is often a multiple of your pay and usually ends with the job; whether that is enough depends on your family. A policy you own does not depend on your job. A common estimate adds debts and the income your family would need, then subtracts savings and coverage you have. A broker can work it out with you.',
    links: ['life-how-much'],
    next: ['life-how-much', 'life-leaving-group', 'life-term-permanent'],
  },
  'life-reinstate': {
    question: 'I missed a payment of life insurance. Is it lost?',
    answer:
      'Most life policies have a grace period after a missed payment, in which they stay in force. After that a lapsed policy can often be brought back within a time the contract gives: you pay what is missing and usually answer health questions again. Ask the insurer for the last day.',
    links: ['life-health-questions'],
    next: ['life-cancel', 'life-old-policy', 'life-health-condition'],
  },
};
