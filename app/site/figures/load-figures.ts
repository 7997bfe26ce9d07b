import { amountIn } from '#content/facts/reading/amount-in.ts';
import { type FactBook, factIn } from '#content/facts/reading/fact.ts';
import { fillFactsIn } from '#content/facts/reading/fill-facts.ts';
import { sourcesOf } from '#content/facts/reading/sources-of.ts';
import { careFirstFigure } from '#content/figures/care-first.ts';
import { deductiblesFigure } from '#content/figures/deductibles.ts';
import type { FigureId } from '#content/figures/figure.ts';
import { superVisaFigure } from '#content/figures/super-visa.ts';
import { waterFigure } from '#content/figures/water.ts';
import type { SkeletonPage } from '#content/pages/skeleton-page.ts';
import { setTypeIn } from '../skeleton/set-type.ts';

const LOADERS = {
  'care-first': loadCareFirst,
  water: (facts: FactBook) => fill(waterFigure, facts),
  deductibles: loadDeductibles,
  'super-visa': loadSuperVisa,
} as const satisfies Record<FigureId, unknown>;

type Loaded = { [Id in FigureId]: ReturnType<(typeof LOADERS)[Id]> };
export type LoadedFigure = Loaded[FigureId];
export type CareFirst = Loaded['care-first'];
export type SuperVisa = Loaded['super-visa'];
export type Deductibles = Loaded['deductibles'];
export type Water = Loaded['water'];

/** A figure as it reads on one day, and where its figures were read. For loaders only. */
export function loadFigure(id: FigureId, facts: FactBook): LoadedFigure {
  return setTypeIn(LOADERS[id](facts));
}

/** The figures of a page, by the place where they stand on it. For loaders only. */
export function loadFigures({ figures = {} }: Pick<SkeletonPage, 'figures'>, facts: FactBook) {
  const load = (ids: readonly FigureId[] = []) => ids.map((id) => loadFigure(id, facts));
  return { before: load(figures.before), after: load(figures.after) };
}

function fill<Texts>(texts: Texts, facts: FactBook) {
  return { ...fillFactsIn(texts, facts), sources: sourcesOf(texts, facts) };
}

function loadCareFirst(facts: FactBook) {
  const rows = careFirstFigure.change.rows.map((row) => ({
    ...fillFactsIn(row, facts),
    beforeSources: sourcesOf(row.before, facts),
    afterSources: sourcesOf(row.after, facts),
  }));
  return { ...fill(careFirstFigure, facts), rows };
}

function loadDeductibles(facts: FactBook) {
  const amounts = {
    limit: amountIn(factIn(facts, 'home.condo.deductible')),
    deductible: amountIn(factIn(facts, 'home.condo.exampleDeductible')),
  };
  const { hail, condo } = deductiblesFigure;
  // Each picture has its own: the source of one is none of the other.
  const sources = {
    hail: sourcesOf(hail, facts),
    condo: sourcesOf([condo, '{home.condo.exampleDeductible}'], facts),
  };
  return { ...fillFactsIn(deductiblesFigure, facts), sources, amounts };
}

function loadSuperVisa(facts: FactBook) {
  const years = {
    termYears: amountIn(factIn(facts, 'superVisa.term')),
    stayYears: amountIn(factIn(facts, 'superVisa.stay')),
  };
  return { ...fill(superVisaFigure, facts), years };
}
