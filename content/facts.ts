import type { Fact, FactBook } from './fact.ts';
import { autoFacts } from './facts/auto.ts';
import { businessFacts } from './facts/business.ts';
import { cityFacts } from './facts/cities.ts';
import { commercialAutoFacts } from './facts/commercial-auto.ts';
import { groupBenefitsFacts } from './facts/group-benefits.ts';
import { homeFacts } from './facts/home.ts';
import { lifeFacts } from './facts/life.ts';
import { privacyFacts } from './facts/privacy.ts';
import { reformFacts } from './facts/reform.ts';
import { siteFacts } from './facts/site.ts';
import { specialtyFacts } from './facts/specialty.ts';
import { superVisaFacts } from './facts/super-visa.ts';
import { travelFacts } from './facts/travel.ts';
import { weatherFacts } from './facts/weather.ts';

export const allFacts: readonly Fact[] = [
  ...siteFacts,
  ...autoFacts,
  ...reformFacts,
  ...homeFacts,
  ...weatherFacts,
  ...businessFacts,
  ...commercialAutoFacts,
  ...lifeFacts,
  ...travelFacts,
  ...superVisaFacts,
  ...groupBenefitsFacts,
  ...specialtyFacts,
  ...cityFacts,
  ...privacyFacts,
];

export const facts: FactBook = Object.fromEntries(allFacts.map((fact) => [fact.key, fact]));
