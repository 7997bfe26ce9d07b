import { construction } from './industries/construction.ts';
import { contractors } from './industries/contractors.ts';
import { liquor } from './industries/liquor.ts';
import { manufacturers } from './industries/manufacturers.ts';
import { medical } from './industries/medical.ts';
import { professionals } from './industries/professionals.ts';
import { restaurants } from './industries/restaurants.ts';
import { retail } from './industries/retail.ts';
import { rideshare } from './industries/rideshare.ts';
import { INDUSTRY_IDS, type IndustryId, type IndustryPage } from './industry-page.ts';

const byId: Readonly<Record<IndustryId, IndustryPage>> = {
  professionals,
  contractors,
  restaurants,
  manufacturers,
  construction,
  rideshare,
  medical,
  liquor,
  retail,
};

export function industryById(id: IndustryId): IndustryPage {
  return byId[id];
}

/** In the order of the menu. */
export const industries: readonly IndustryPage[] = INDUSTRY_IDS.map(industryById);
