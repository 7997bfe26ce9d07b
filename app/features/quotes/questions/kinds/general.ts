import type { TypeQuestions } from '../question.ts';

export const general: TypeQuestions = {
  type: 'general',
  sections: [
    {
      title: 'What you need',
      questions: [
        {
          name: 'description',
          kind: 'long-text',
          isOwnWords: true,
          min: 10,
          max: 1000,
          label: 'Tell us what you need',
          help: 'A few sentences are enough. Please leave out health details, card numbers and identity numbers.',
          why: 'It decides which broker partner can help.',
          required: true,
          message: 'Please describe what you need',
        },
      ],
    },
  ],
};
