import { autoService } from './auto.ts';
import { businessService } from './business.ts';
import { commercialAutoService } from './commercial-auto.ts';
import { groupBenefitsService } from './group-benefits.ts';
import { homeService } from './home.ts';
import { lifeService } from './life.ts';
import { type CatalogueEntry, SERVICE_IDS, type ServiceId, type ServicePage } from './service-page.ts';
import { specialtyService } from './specialty.ts';
import { superVisaService } from './super-visa.ts';
import { travelService } from './travel.ts';

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
