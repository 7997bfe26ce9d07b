import type { Fact } from '../fact.ts';

export const cityFacts: readonly Fact[] = [];
