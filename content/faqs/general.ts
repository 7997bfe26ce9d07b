import type { FaqItem } from './faq.ts';

export const generalFaqs: readonly FaqItem[] = [
  {
    id: 'general-are-you-a-broker',
    category: 'general',
    question: 'Is Chinook Cover an insurance broker?',
    answer:
      'No. Chinook Cover is not a broker, an agent or an insurer. This site takes your request and introduces you to a broker who holds an Alberta licence. That person, called a broker partner on these pages, provides every insurance service: advice, quotes, applications, changes and help with claims.\n\nSo why does the button say "Get a Free Quote"? It starts your request. The quote comes from the broker partner, and you pay us nothing for it. We show no prices and do not tell anybody which policy to buy.',
  },
  {
    id: 'general-what-does-it-cost',
    category: 'general',
    question: 'What does it cost me to use this site?',
    answer:
      'Nothing. You pay no fee to send a request, to follow it on the tracking page or to withdraw. A broker partner may pay this site a flat fee for an introduction. The fee is the same whether or not you buy, and it does not depend on the price of a policy.\n\nA broker is usually paid by the insurer, through a commission that is part of the premium (the price of the policy). You can ask any broker how they are paid and by whom. The about page explains how this site is paid.',
  },
  {
    id: 'general-what-happens-next',
    category: 'general',
    question: 'What happens after I send a request?',
    answer:
      'You get a reference number, a link to your tracking page and a time. We ask a licensed broker partner to contact you by that time, within {site.promise} of your request. Nights, weekends and holidays do not count. Before accepting your request, the broker partner sees the kind of insurance, your city and the first three characters of your postal code. They also see the answers that do not identify you, but not your name.\n\nIf they do not accept within {site.accept}, they can no longer open the request, and it goes to another broker partner. The time we gave you stays the same; if nobody has contacted you by then, we tell you and ask another. The tracking page shows each step. You choose how and at what times you would like to be reached, and you can withdraw at any time.',
  },
  {
    id: 'general-am-i-covered',
    category: 'general',
    question: 'Do I have insurance once the form is sent?',
    answer:
      'No. A request is only a request. Insurance begins when a broker or an insurer confirms it to you in writing, with a start date. Until then nothing has changed: keep any policy you have, and do not drive a vehicle that is not insured.\n\nIf you need coverage by a certain day, or a certificate that shows it, write that day in the form. Mention it again when the broker contacts you. If you already have a policy, ask your current broker or insurer first for a certificate or a pink card (proof of insurance).',
  },
  {
    id: 'general-cancel-a-policy',
    category: 'general',
    question: 'How do I cancel my insurance policy?',
    answer:
      'Ask your insurer or your broker, in writing, and name the day on which it is to end. This site cannot cancel a policy. You can usually cancel at any time, but in the middle of a term it often costs a fee or part of the premium: ask for the exact refund first.\n\nIf you are changing insurers, have the new policy confirmed in writing before the old one ends. Do not drive a car on a day when it has no insurance. A lender or a landlord may also require that your home or tenant policy has no gap.',
  },
  {
    id: 'general-check-a-licence',
    category: 'general',
    question: "How can I check a broker's licence?",
    answer:
      'Search the public register on the website of the Alberta Insurance Council, by the name of the person or the brokerage. The status should read "License Issued", and the class of the licence should fit what you need. A General licence is for home, auto and business insurance. Life insurance needs a Life licence. Disability, critical illness, group benefits and travel medical insurance need an Accident and Sickness licence. So does insurance for a Super Visa, which lets parents and grandparents visit for years.\n\nYour tracking page (we email you the link) shows the name, brokerage and licence number of the broker partner who has your request. You can look them up before you talk. If something does not match, tell us through the contact page.',
  },
  {
    id: 'general-where-do-you-serve',
    category: 'general',
    question: 'Which places do you serve?',
    answer:
      'All of Alberta. The site has pages for Calgary, Edmonton, Red Deer, Lethbridge and Fort McMurray, and we take requests from everywhere else in the province too. We use your postal code to find a broker partner who works in your area.\n\nIf you live in another province, a broker with only an Alberta licence usually cannot help you. In Lloydminster, where the border runs through town, it depends on which side you live on.',
  },
  {
    id: 'general-opening-hours',
    category: 'general',
    question: 'When are you open, and what is Alberta time?',
    answer:
      'Business hours are {site.hours}, Alberta time. We are closed on weekends and on Alberta’s {site.holidays}. You can send a request at any hour; the time for first contact counts business hours only.\n\nAlberta no longer changes its clocks. It stays on daylight time ({site.timeZone}) all year. In winter, a phone or calendar with older software may show nine o’clock for a call at ten. When a page here gives an hour, it means the time on a clock in Alberta.',
  },
  {
    id: 'general-how-many-calls',
    category: 'general',
    question: 'How many companies will call me?',
    answer:
      'One licensed broker at a time gets your request. That broker has {site.accept} ({site.hours}) to accept it. We also ask that broker to contact you within {site.promise} of your request. We ask another only if the first cannot help or misses one of these times, and the first one’s access ends before another is asked. We do not sell your request in a list or send it to several brokers at once.\n\nYou choose phone, email or text, and the times that suit you. Each time somebody opens your data, your data passport (a list on the tracking page) records it in plain sentences. You can withdraw the request on the tracking page.',
  },
];
