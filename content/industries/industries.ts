import { construction } from './construction.ts';
import { contractors } from './contractors.ts';
import { INDUSTRY_IDS, type IndustryId, type IndustryPage } from './industry-page.ts';
import { liquor } from './liquor.ts';
import { manufacturers } from './manufacturers.ts';
import { medical } from './medical.ts';
import { professionals } from './professionals.ts';
import { restaurants } from './restaurants.ts';
import { retail } from './retail.ts';
import { rideshare } from './rideshare.ts';

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
