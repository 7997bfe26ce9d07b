import { options, TALK_ABOUT_CONDITIONS, type TypeQuestions, UNSURE, YES_NO } from './question.ts';

const optionMessage = 'Please choose an option';

export const travel: TypeQuestions = {
  type: 'travel',
  covers: ['startOn', 'currentInsurer', 'renewalOn'],
  sections: [
    {
      title: 'Who is travelling',
      questions: [
        {
          name: 'travellers',
          kind: 'list',
          min: 1,
          max: 10,
          itemLabel: 'Traveller',
          label: 'Travellers',
          why: 'Travel medical is rated on each person’s age.',
          required: true,
          message: 'Please add at least one traveller',
          fields: [
            {
              name: 'age',
              kind: 'number',
              min: 0,
              max: 110,
              label: 'Age on the day you leave',
              why: 'Travel medical is rated on each person’s age.',
              required: true,
              message: 'Please enter an age from 0 to 110',
            },
          ],
        },
        {
          name: 'ahcip',
          kind: 'choice',
          options: YES_NO,
          label: 'Is everyone covered by Alberta health care (AHCIP)?',
          why: 'Most travel policies build on a provincial plan.',
          required: true,
          message: optionMessage,
        },
        TALK_ABOUT_CONDITIONS,
      ],
    },
    {
      title: 'The trip',
      questions: [
        {
          name: 'destination',
          kind: 'text',
          max: 80,
          label: 'Destination',
          help: 'The main country is enough. For a visitor: Canada.',
          why: 'Care costs differ a lot from country to country.',
          required: true,
          message: 'Destination is required',
        },
        {
          name: 'departOn',
          kind: 'date',
          from: 'today',
          label: 'Departure date',
          why: 'Coverage has to begin before you leave.',
          required: true,
          message: 'Departure date must be today or later',
        },
        {
          name: 'returnOn',
          kind: 'date',
          from: 'today',
          label: 'Return date',
          why: 'The length of the trip sets the length of the policy.',
          required: true,
          message: 'Return date must be after departure date',
        },
      ],
    },
    {
      title: 'The coverage you have in mind',
      questions: [
        {
          name: 'cover',
          kind: 'choice',
          options: [...options('medical|Medical', 'cancellation|Cancellation', 'both|Both'), UNSURE],
          label: 'Coverage',
          why: 'It gives the broker partner a place to start; you can change your mind.',
          required: true,
          message: optionMessage,
        },
        {
          name: 'tripCost',
          kind: 'choice',
          options: options(
            'under-1k|Less than $1,000',
            '1-3k|$1,000 to $3,000',
            '3-5k|$3,000 to $5,000',
            '5-10k|$5,000 to $10,000',
            '10-25k|$10,000 to $25,000',
            '25-100k|$25,000 to $100,000',
            'unsure|Not sure yet',
          ),
          label: 'Cost of the trip',
          why: 'Cancellation coverage is rated on what you could lose.',
          required: false,
          showWhen: { field: 'cover', is: ['cancellation', 'both', 'unsure'] },
          message: 'Please choose an amount',
        },
        {
          name: 'annualPlan',
          kind: 'choice',
          options: YES_NO,
          label: 'Are you interested in a plan for several trips a year?',
          why: 'A plan for one trip and a plan for a year are different policies.',
          required: false,
          message: optionMessage,
        },
      ],
    },
  ],
};
