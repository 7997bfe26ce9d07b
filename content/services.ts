import { type CatalogueEntry, SERVICE_IDS, type ServiceId, type ServicePage } from './service-page.ts';
import { autoService } from './services/auto.ts';
import { businessService } from './services/business.ts';
import { commercialAutoService } from './services/commercial-auto.ts';
import { groupBenefitsService } from './services/group-benefits.ts';
import { homeService } from './services/home.ts';
import { lifeService } from './services/life.ts';
import { specialtyService } from './services/specialty.ts';
import { superVisaService } from './services/super-visa.ts';
import { travelService } from './services/travel.ts';

const byId: Readonly<Record<ServiceId, ServicePage>> = {
  'commercial-auto': commercialAutoService,
  business: businessService,
  specialty: specialtyService,
  auto: autoService,
  supervisa: superVisaService,
  home: homeService,
  'group-benefits': groupBenefitsService,
  life: lifeService,
  travel: travelService,
};

export function serviceById(id: ServiceId): ServicePage {
  return byId[id];
}

/** In the order of the catalogue. */
export const services: readonly ServicePage[] = SERVICE_IDS.map(serviceById);

export const serviceCards: readonly CatalogueEntry[] = services.map(({ card }) => card);
