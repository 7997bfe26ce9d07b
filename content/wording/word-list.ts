import type { WordingRule } from './wording-rule.ts';

const USAGE = 'Canadian insurance English (content/STYLE.md).';

/** Words and turns that this site does not use, wherever people read them: pages, forms, mail, toasts and portals. */
export const WORD_LIST: readonly WordingRule[] = [
  {
    id: 'cover-noun',
    pattern:
      /\b(?:the|a|an|of|no|your|their|its|our|any|more|own|some|each|every|two|three|five|liability|water|medical|optional|basic|extra|similar|separate|deductible|assessment|overland|tenant|condo|cyber|insurance) cover\b(?! (?:the|a|an|your|you|it|them|all|only|both|my)\b)|\b(?:the|these|those|which|two|three|five|other|more|of|optional) covers\b(?! (?:the|a|an|your|you|it|them|all|only|both|my|what|harm|damage|injury)\b)/i,
    reason: USAGE,
    instead: 'coverage, coverages',
  },
  {
    id: 'dear',
    pattern: /\bdearer\b|\bdearest\b|\b(?:is|are|be|building) dear\b/,
    reason: USAGE,
    instead: 'costs more, expensive',
  },
  { id: 'mend', pattern: /\bmend(?:s|ed|ing)?\b/i, reason: USAGE, instead: 'correct, fix, repair' },
  { id: 'web-shop', pattern: /\b(?:web|online) shops?\b/i, reason: USAGE, instead: 'online store' },
  { id: 'town-house', pattern: /\btown house\b/i, reason: USAGE, instead: 'townhouse; a house in town' },
  { id: 'till', pattern: /\btills?\b/i, reason: USAGE, instead: 'until; cash register' },
  {
    id: 'wards',
    pattern: /\b(?:afterwards|towards|whilst|amongst|learnt|spelt|fortnight)\b/i,
    reason: USAGE,
    instead: 'afterward, toward, while, among, learned, spelled, two weeks',
  },
  {
    id: 'tick',
    pattern: /\b(?:un)?tick(?:ed|ing|s)?\b/i,
    reason: USAGE,
    instead: 'check, checked, unchecked',
  },
  {
    id: 'by-a-source',
    pattern:
      /\b[Bb]y (?:a|an|the|our) (?:(?:published|official|later|own|provincial|undated) )?(?:count|estimate|summary|review|reports?|survey)\b/,
    reason: USAGE,
    instead: 'according to',
  },
  {
    id: 'existing-already',
    pattern:
      /\bconditions? that exists? already\b|\bearlier conditions?\b|\bconditions? (?:they|you|somebody) already ha(?:ve|s)\b/i,
    reason: USAGE,
    instead: 'pre-existing condition',
  },
  {
    id: 'talk-noun',
    pattern: /\b(?:first|good) talk\b|\bthe talk with\b/i,
    reason: USAGE,
    instead: 'conversation, call',
  },
  { id: 'script', pattern: /\b(?:needs?|without|of) script\b/i, reason: USAGE, instead: 'JavaScript' },
  {
    id: 'waits-for-you',
    pattern: /\bwaits? for you\b|\bwork goes on\b/i,
    reason: USAGE,
    instead: 'is waiting; in progress',
  },
  { id: 'motor-boat', pattern: /\bmotor boats?\b/i, reason: USAGE, instead: 'motorboat' },
  { id: 'driver-licence', pattern: /\bdriver licences?\b/i, reason: USAGE, instead: "driver's licence" },
  { id: 'helpers', pattern: /\bhelpers?\b/i, reason: USAGE, instead: 'staff, employees' },
  {
    id: 'leaving-on',
    pattern: /^(?:leaving|back) on$/i,
    reason: USAGE,
    instead: 'Departure date, Return date',
  },
];
