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
  { id: 'script', pattern: /\b(?:needs?|without|with|of) script\b/i, reason: USAGE, instead: 'JavaScript' },
  {
    id: 'waits-for-you',
    pattern:
      /\bwaits? for you\b|\bwaits for (?:your|an answer|a person|a reply|the client)\b|\bwork goes on\b/i,
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
  {
    id: 'any-more',
    pattern: /\bany more\b(?=[.,;:?)”"]|$| (?:and|about|but|is|when)\b)/i,
    reason: USAGE,
    instead: 'anymore, no longer',
  },
  {
    id: 'make-an-account',
    pattern: /\bma(?:ke|kes|king|de) an account\b/i,
    reason: USAGE,
    instead: 'create an account',
  },
  { id: 'grace', pattern: /\bdays of grace\b/i, reason: USAGE, instead: 'grace period' },
  { id: 'rough-band', pattern: /\brough bands?\b/i, reason: USAGE, instead: 'rough range' },
  {
    id: 'changes-of-rules',
    pattern: /\bchanges? of (?:the )?rules\b/i,
    reason: USAGE,
    instead: 'changes to the rules',
  },
  {
    id: 'mailed',
    pattern: /\bmail(?:ed)? you\b|\bmailed (?:link|address)\b/i,
    reason: USAGE,
    instead: 'email you, emailed (mail is what Canada Post brings)',
  },
  {
    id: 'stands-here',
    pattern: /\bstands? (?:here|there|below|in your list|on your page)\b/i,
    reason: USAGE,
    instead: 'is here, appears here',
  },
  { id: 'one-press', pattern: /\bone press\b/i, reason: USAGE, instead: 'one more step; press' },
  {
    id: 'existing-conditions',
    pattern: /(?<!pre-)\bexisting (?:medical )?conditions?\b/i,
    reason: USAGE,
    instead: 'pre-existing condition',
  },
  { id: 'relation-to', pattern: /\brelation to\b/i, reason: USAGE, instead: 'relationship to' },
  {
    id: 'upward',
    pattern: /\b(?:person|people|employees?) upward\b/i,
    reason: USAGE,
    instead: 'from one person up',
  },
  {
    id: 'claims-from',
    pattern: /\bclaims? from (?:you|him|her|them)\b(?! r)/i,
    reason: USAGE,
    instead: 'makes a claim against you',
  },
  {
    id: 'person-of',
    pattern: /\b[Tt]he person of (?:\$|AB-)/,
    reason: USAGE,
    instead: 'the client of AB-…',
  },
  {
    id: 'already-last',
    pattern: /\b(?:answered|booked|sent|joined|deleted|replaced|accepted|closed|used|insured) already\b/i,
    reason: USAGE,
    instead: 'already answered, already booked …',
  },
  {
    id: 'undo-a-claim',
    pattern: /\bundo (?:a|the|your) (?:whole )?(?:claim|policy|plan)\b/i,
    reason: USAGE,
    instead: 'put a claim at risk; void a policy',
  },
  { id: 'waiting-time', pattern: /\bwaiting times?\b/i, reason: USAGE, instead: 'waiting period' },
  {
    id: 'at-which-price',
    pattern: /\b(?:at|for) which (?:price|value|amount)\b/i,
    reason: USAGE,
    instead: 'at what price, what amount … for',
  },
  { id: 'foot-of', pattern: /\bat the foot of\b/i, reason: USAGE, instead: 'at the bottom of' },
  { id: 'plough', pattern: /\bplough(?:s|ed|ing)?\b/i, reason: USAGE, instead: 'plow' },
  { id: 'law-asks', pattern: /\blaw (?:asks|wants)\b/i, reason: USAGE, instead: 'the law requires' },
  {
    id: 'present-broker',
    pattern: /\bpresent (?:or earlier )?(?:brokers?|insurers?|employers?)\b/i,
    reason: USAGE,
    instead: 'current broker, current insurer',
  },
  { id: 'put-at', pattern: /\b(?:was|were) put at\b/i, reason: USAGE, instead: 'was estimated at' },
  {
    id: 'as-it-was',
    pattern: /\b(?:say|tell|report|answer)\b[^.]{0,30}\bas it (?:was|is)(?=[.,;])/i,
    reason: USAGE,
    instead: 'truthfully',
  },
  { id: 'ones-own', pattern: /\bof one[’']s own\b/i, reason: USAGE, instead: 'your own; separate' },
  { id: 'turn-to-you', pattern: /\bturns? to you\b/i, reason: USAGE, instead: 'claims against you' },
  {
    id: 'losses-in-dollars',
    pattern: /\b[mb]illion of insured (?:losses|damage)\b|\binsured losses of\b/i,
    reason: USAGE,
    instead: '$30 million in insured losses; insured losses from the storm',
  },
  {
    id: 'may-not',
    pattern: /\bmay (?:then |also |still |often |usually )?not\b/i,
    reason: '“May not” can be read as forbidden or as possible.',
    instead: 'might not (possible); must not, cannot (forbidden)',
  },
  {
    id: 'wet-roof',
    pattern: /\b(?:put|lay|pull|spread) (?:a |the )?tarps?\b|\b(?:with|put) a tarp\b|\bcover the hole\b/i,
    reason: 'Nobody is sent up a ladder or onto a wet roof.',
    instead: 'if it is safe …; have the roof covered',
  },
  {
    id: 'declarations-page',
    pattern: /\bdeclaration pages?\b/i,
    reason: USAGE,
    instead: 'declarations page',
  },
  {
    id: 'no-rule-known',
    pattern: /\bwe know of no (?:general )?rule\b/i,
    reason: USAGE,
    instead: 'we found no rule of the regulator that requires it',
  },
  {
    id: 'one-at-a-time',
    pattern:
      /\bone (?:licensed )?broker partner gets\b|\b(?:insurance from|give it to) one (?:licensed )?broker\b(?! at a time)/i,
    reason: 'One broker, or one after another: a person who gives data must be able to tell.',
    instead: 'one licensed broker at a time gets your request',
  },
  {
    id: 'stands-in-a-policy',
    pattern:
      /\bstands? (?:in|on) (?:your|the|a|its) (?:policy|quote|card|form|letter|page)\b|\bstands? (?:under|among|here)\b/i,
    reason: 'A policy shows, lists or names something; a message is or appears somewhere.',
    instead: 'your policy shows; the quote says; it is under Messages; it appears here',
  },
  {
    id: 'belongs-to-a-policy',
    pattern: /\bbelongs? to an? (?:[\w-]+ ){0,3}policy\b/i,
    reason: USAGE,
    instead: 'is covered under a … policy',
  },
  {
    id: 'goes-on',
    pattern: /\b(?:insurance|policy|coverage) goes on\b/i,
    reason: USAGE,
    instead: 'continues',
  },
  { id: 'programme', pattern: /\bprogrammes?\b/i, reason: USAGE, instead: 'program' },
];
