import type { Fact } from '../fact.ts';

export const privacyFacts: readonly Fact[] = [];
