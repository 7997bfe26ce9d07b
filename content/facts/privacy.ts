import { houseRules, sayDays } from '../house-rules.ts';
import { factsAbout } from './reading/fact.ts';
import { SOURCES } from './reading/sources.ts';

const ours = { source: SOURCES.ownTerms, asOf: '2026-11-20' };
const casl = {
  name: 'Anti-spam law (CASL), explained by BLG on Mondaq',
  url: 'http://www.mondaq.com/canada/x/301380/Charities+Non-Profits/CASL+FAQ+What+Are+The+General+Unsubscribe+Requirements',
};

/** How long things are kept here, and what the privacy and anti-spam laws ask. The periods follow the settings. */
export const privacyFacts = factsAbout(
  'privacy',
  { verifiedOn: '2026-11-20', reviewBy: '2027-05-20' },
  {
    'keep.unmatched': {
      get value() {
        return sayDays(houseRules.keptUnmatchedDays);
      },
      get statement() {
        return `A request that was spam or never matched is kept for ${sayDays(houseRules.keptUnmatchedDays)}.`;
      },
      ...ours,
    },
    'keep.closed': {
      get value() {
        return sayDays(houseRules.keptClosedDays);
      },
      get statement() {
        return `A request that was withdrawn or did not lead to a policy is kept for ${sayDays(houseRules.keptClosedDays)}.`;
      },
      ...ours,
    },
    'keep.won': {
      get value() {
        return sayDays(houseRules.keptWonDays);
      },
      get statement() {
        return `A request that led to a policy is kept for ${sayDays(houseRules.keptWonDays)} at most, or less if the broker takes over the record.`;
      },
      ...ours,
    },
    'keep.chat': {
      get value() {
        return sayDays(houseRules.keptChatDays);
      },
      get statement() {
        return `A chat in which no contact details were left is kept for ${sayDays(houseRules.keptChatDays)}.`;
      },
      ...ours,
    },
    'keep.mail': {
      value: '30 days',
      statement: 'Copies of the emails that we sent are kept for 30 days.',
      ...ours,
    },
    'keep.contact': {
      get value() {
        return sayDays(houseRules.keptContactDays);
      },
      get statement() {
        return `A message from the contact form is kept for ${sayDays(houseRules.keptContactDays)}.`;
      },
      ...ours,
    },
    'keep.unconfirmed': {
      value: '7 days',
      statement: 'A newsletter address that nobody confirms is deleted after 7 days.',
      ...ours,
    },
    'keep.unsubscribed': {
      value: '60 days',
      statement: 'A newsletter address is deleted 60 days after it has been unsubscribed.',
      ...ours,
    },
    'keep.proof': {
      value: 'seven years',
      statement: 'Proof of consent and the audit log are kept for seven years.',
      ...ours,
    },
    'keep.draft': {
      value: '7 days',
      statement: 'An unfinished quote form stays on your own device for 7 days.',
      ...ours,
    },
    'keep.receipt': {
      value: 'ten minutes',
      statement:
        'The receipt of a quote form that was sent without JavaScript stays in a cookie for ten minutes.',
      ...ours,
    },
    'keep.reopen': {
      value: '30 days',
      statement: 'After a request is closed, it can be reopened, and its broker keeps access, for 30 days.',
      ...ours,
    },
    'session.remembered': {
      value: '30 days',
      statement: 'A remembered session ends after 30 days.',
      ...ours,
    },
    adult: {
      value: '18',
      statement: 'People 18 or older may use the forms of this site.',
      ...ours,
    },
    'pipa.answer': {
      value: '45 days',
      statement:
        "Alberta's privacy law usually gives an organization 45 days to answer a request for access.",
      source: {
        name: 'Personal Information Protection Act (Alberta), guide for businesses',
        url: 'https://www.yumpu.com/en/document/view/24927861/personal-information-protection-act-office-of-the-information-and-/38',
      },
      asOf: '2008-11',
      verifiedOn: '2026-11-26',
    },
    'pipa.review': {
      value: '30 days',
      statement:
        'A request to review the decision of a private organization must reach the Commissioner within 30 days.',
      source: {
        name: 'Information and Privacy Commissioner of Alberta, requests for review',
        url: 'https://oipc.ab.ca/request-a-review-file-a-complaint/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'casl.unsubscribe': {
      value: '10 business days',
      statement: 'An unsubscribe request takes effect without delay, at most within 10 business days.',
      source: casl,
      asOf: '2017',
    },
    'casl.link': {
      value: '60 days',
      statement:
        'The unsubscribe link and the sender details of a newsletter stay valid for at least 60 days.',
      source: casl,
      asOf: '2017',
    },
  },
);
