import type { FaqItem } from './faq.ts';

export const generalFaqs: readonly FaqItem[] = [
  {
    id: 'general-are-you-a-broker',
    category: 'general',
    question: 'Is Chinook Cover an insurance broker?',
    answer:
      'No. Chinook Cover is not a broker, an agent or an insurer. This site takes your request and introduces you to a broker who holds an Alberta licence. That broker, called a broker partner on these pages, provides every insurance service: questions, quotes, applications, changes and claims help.\n\nFor that reason you will never see a price here, and nobody on our side will tell you which policy to buy. When a broker partner writes something in your file, their name, brokerage and licence number stand beside it.',
  },
  {
    id: 'general-what-does-it-cost',
    category: 'general',
    question: 'What does it cost me to use this site?',
    answer:
      'Nothing. You pay no fee to send a request, to use the portal or to withdraw. Broker partners may pay this site a flat fee for an introduction, and we would rather tell you that up front.\n\nA broker is usually paid by the insurer through a commission that is part of the premium. You may ask any broker how they are paid and by whom, and a good one will answer plainly. The about page explains how this site is paid.',
  },
  {
    id: 'general-what-happens-next',
    category: 'general',
    question: 'What happens after I send a request?',
    answer:
      'You get a reference, a tracking link and a time. A licensed broker partner is asked to make first contact within {site.promise}, counted in business hours, Alberta time. Before accepting, that person sees your answers, your city and half of your postal code, but not your name.\n\nIf they do not accept within {site.accept}, the request moves to another broker partner and their view of it ends. You can watch each step on the tracking page. You may also say how you like to be reached, at what time of day, or that you changed your mind.',
  },
  {
    id: 'general-am-i-covered',
    category: 'general',
    question: 'Do I have insurance once the form is sent?',
    answer:
      'No. A request is only a request. Insurance begins when a broker or an insurer confirms it to you, in writing, with a start date. Until then nothing has changed: keep any policy you already have, and do not drive a vehicle that has no insurance.\n\nIf you need coverage by a certain day, write that day in the form and mention it again when the broker calls. For a new car, you need the proof of insurance in hand before you take it on the road; brokers usually send it by email.',
  },
  {
    id: 'general-check-a-licence',
    category: 'general',
    question: "How can I check a broker's licence?",
    answer:
      'The Alberta Insurance Council keeps a public register on its website. Search by the name of the person or the brokerage. The status should read "License Issued", and the class should fit what you need. General insurance is for homes, cars and businesses; life, accident and sickness is for people.\n\nYour tracking page shows the name, brokerage and licence number of the broker partner who has your request. So you can look them up before you talk. If something does not match, stop and tell us through the contact page.',
  },
  {
    id: 'general-where-do-you-serve',
    category: 'general',
    question: 'Which places do you serve?',
    answer:
      'All of Alberta. The site has pages for Calgary, Edmonton, Red Deer, Lethbridge and Fort McMurray. People in Medicine Hat, in smaller towns and on acreages are just as welcome. Your postal code helps to match you with a broker partner who works in your area.\n\nIf you live in another province, a broker with an Alberta licence is usually not the right person for you. Lloydminster is a special case because the border runs through town; choose by the side you live on.',
  },
  {
    id: 'general-opening-hours',
    category: 'general',
    question: 'When are you open, and what is Alberta time?',
    answer:
      'Business hours are {site.hours}, Alberta time. We are closed on the {site.holidays} of the province. You can send a request at any hour; the clock for a reply starts when business hours begin.\n\nAlberta no longer changes its clocks. The province stays at {site.timeZone} all year, so some calendars and phones with older software may show our times an hour off. When a page here names an hour, it means the clock on an Alberta wall.',
  },
  {
    id: 'general-how-many-calls',
    category: 'general',
    question: 'How many companies will call me?',
    answer:
      'One broker partner at a time has access to your request. It is not sold as a list and it is not sent to several people to race each other. If that broker partner hands it back or is too slow, their access is closed before the next one can open it.\n\nYou choose phone, email or text and the times that suit you. Each look at your data is written into your data passport, in plain sentences, and you can end the request with one button on the tracking page.',
  },
];
