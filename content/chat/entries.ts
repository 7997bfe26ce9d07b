import { anyInsurance } from './entries/asked-next/any-insurance.ts';
import { askedFurther } from './entries/asked-next/asked-further.ts';
import { businessesAskedNext } from './entries/asked-next/businesses.ts';
import { askedInVain } from './entries/asked-next/by-strangers/asked-in-vain.ts';
import { askedOfOneBefore } from './entries/asked-next/by-strangers/asked-of-one-before.ts';
import { askedOnInTalks } from './entries/asked-next/by-strangers/asked-on-in-talks.ts';
import { beforeItIsSigned } from './entries/asked-next/by-strangers/before-it-is-signed.ts';
import { carsAndFarmsBeside } from './entries/asked-next/by-strangers/cars-and-farms-beside.ts';
import { carsAndMoneyAsked } from './entries/asked-next/by-strangers/cars-and-money.ts';
import { carsAndTripsInVain } from './entries/asked-next/by-strangers/cars-and-trips-in-vain.ts';
import { familyAndPapers } from './entries/asked-next/by-strangers/family-and-papers.ts';
import { farmsAndMachines } from './entries/asked-next/by-strangers/farms-and-machines.ts';
import { furtherBeside } from './entries/asked-next/by-strangers/further-beside.ts';
import { homesAndWorkBeside } from './entries/asked-next/by-strangers/homes-and-work-beside.ts';
import { homesAndWorkInVain } from './entries/asked-next/by-strangers/homes-and-work-in-vain.ts';
import { afterADeathOrALoss } from './entries/asked-next/by-strangers/in-part/after-a-death-or-a-loss.ts';
import { carsSharedAndHit } from './entries/asked-next/by-strangers/in-part/cars-shared-and-hit.ts';
import { earlierLossesGuessesAndLetters } from './entries/asked-next/by-strangers/in-part/earlier-losses-guesses-and-letters.ts';
import { endsTodayAndRatherNot } from './entries/asked-next/by-strangers/in-part/ends-today-and-rather-not.ts';
import { healthTripsAndAnyPolicy } from './entries/asked-next/by-strangers/in-part/health-trips-and-any-policy.ts';
import { heardEveryWeek } from './entries/asked-next/by-strangers/in-part/heard-every-week.ts';
import { homesSharedAndKept } from './entries/asked-next/by-strangers/in-part/homes-shared-and-kept.ts';
import { licencesRentalsAndFarmFamilies } from './entries/asked-next/by-strangers/in-part/licences-rentals-and-farm-families.ts';
import { livesTripsWordsAndSite } from './entries/asked-next/by-strangers/in-part/lives-trips-words-and-site.ts';
import { lodgersHaulingAndDeductibles } from './entries/asked-next/by-strangers/in-part/lodgers-hauling-and-deductibles.ts';
import { lossesAndRefusals } from './entries/asked-next/by-strangers/in-part/losses-and-refusals.ts';
import { mistakesAndGrownChildren } from './entries/asked-next/by-strangers/in-part/mistakes-and-grown-children.ts';
import { namesPayeesAndSecondPolicies } from './entries/asked-next/by-strangers/in-part/names-payees-and-second-policies.ts';
import { papersTrailersAndThisSite } from './entries/asked-next/by-strangers/in-part/papers-trailers-and-this-site.ts';
import { quotesCertificatesAndWhatIsLeft } from './entries/asked-next/by-strangers/in-part/quotes-certificates-and-what-is-left.ts';
import { toldGivenAndLeftOpen } from './entries/asked-next/by-strangers/in-part/told-given-and-left-open.ts';
import { tripsLivesAndThisSite } from './entries/asked-next/by-strangers/in-part/trips-lives-and-this-site.ts';
import { workAskedInVain } from './entries/asked-next/by-strangers/in-part/work-asked-in-vain.ts';
import { workClientsAndAnimals } from './entries/asked-next/by-strangers/in-part/work-clients-and-animals.ts';
import { workHeardEveryWeek } from './entries/asked-next/by-strangers/in-part/work-heard-every-week.ts';
import { lettersAndSharedRisks } from './entries/asked-next/by-strangers/letters-and-shared-risks.ts';
import { peopleAndHomesAsked } from './entries/asked-next/by-strangers/people-and-homes.ts';
import { peopleBeside } from './entries/asked-next/by-strangers/people-beside.ts';
import { sharedAndStopped } from './entries/asked-next/by-strangers/shared-and-stopped.ts';
import { siteAndDangerAsked } from './entries/asked-next/by-strangers/this-site-and-danger.ts';
import { toldInTalks } from './entries/asked-next/by-strangers/told-in-talks.ts';
import { wantedInTalks } from './entries/asked-next/by-strangers/wanted-in-talks.ts';
import { carCases } from './entries/asked-next/car-cases.ts';
import { carClaims } from './entries/asked-next/car-claims.ts';
import { carsAskedNext } from './entries/asked-next/cars.ts';
import { carsAskedOn } from './entries/asked-next/cars-asked-on.ts';
import { driversAndPlates } from './entries/asked-next/drivers-and-plates.ts';
import { homeCases } from './entries/asked-next/home-cases.ts';
import { homesAskedNext } from './entries/asked-next/homes.ts';
import { householdCases } from './entries/asked-next/household-cases.ts';
import { othersAskedOn } from './entries/asked-next/others-asked-on.ts';
import { peopleAskedNext } from './entries/asked-next/people.ts';
import { peopleCases } from './entries/asked-next/people-cases.ts';
import { singleCases } from './entries/asked-next/single-cases.ts';
import { siteCases } from './entries/asked-next/site-cases.ts';
import { siteAskedNext } from './entries/asked-next/this-site.ts';
import { workAndRequestCases } from './entries/asked-next/work-and-request-cases.ts';
import { workCases } from './entries/asked-next/work-cases.ts';
import { benefitEntries } from './entries/benefits.ts';
import { businessEntries } from './entries/business.ts';
import { carEntries } from './entries/car.ts';
import { claimEntries } from './entries/claims.ts';
import { dangerEntries } from './entries/danger.ts';
import { doingEntries } from './entries/doing.ts';
import { questionEntries } from './entries/from-questions.ts';
import { generalEntries } from './entries/general.ts';
import { healthEntries } from './entries/health.ts';
import { homeEntries } from './entries/home.ts';
import { lifeEntries } from './entries/life.ts';
import { refusalEntries } from './entries/refusals.ts';
import { siteEntries } from './entries/site.ts';
import { specialEntries } from './entries/special.ts';
import { specialCaseEntries } from './entries/special-cases.ts';
import { superVisaEntries } from './entries/super-visa.ts';
import { talkEntries } from './entries/talk.ts';
import { travelEntries } from './entries/travel.ts';
import { workVehicleEntries } from './entries/work-vehicles.ts';
import type { Entries } from './entry.ts';

/** Everything the assistant can say. The word before the first hyphen of a key is its topic. */
export const entries: Entries = {
  ...dangerEntries,
  ...talkEntries,
  ...doingEntries,
  ...siteEntries,
  ...refusalEntries,
  ...claimEntries,
  ...carEntries,
  ...homeEntries,
  ...businessEntries,
  ...workVehicleEntries,
  ...lifeEntries,
  ...travelEntries,
  ...superVisaEntries,
  ...benefitEntries,
  ...healthEntries,
  ...specialEntries,
  ...generalEntries,
  ...questionEntries,
  ...specialCaseEntries,
  ...carsAskedNext,
  ...homesAskedNext,
  ...peopleAskedNext,
  ...businessesAskedNext,
  ...siteAskedNext,
  ...singleCases,
  ...anyInsurance,
  ...carsAskedOn,
  ...othersAskedOn,
  ...carCases,
  ...carClaims,
  ...homeCases,
  ...peopleCases,
  ...workCases,
  ...siteCases,
  ...driversAndPlates,
  ...householdCases,
  ...workAndRequestCases,
  ...toldInTalks,
  ...wantedInTalks,
  ...askedOnInTalks,
  ...askedInVain,
  ...carsAndFarmsBeside,
  ...homesAndWorkBeside,
  ...peopleBeside,
  ...furtherBeside,
  ...sharedAndStopped,
  ...farmsAndMachines,
  ...familyAndPapers,
  ...carsAndTripsInVain,
  ...homesAndWorkInVain,
  ...beforeItIsSigned,
  ...afterADeathOrALoss,
  ...lettersAndSharedRisks,
  ...lossesAndRefusals,
  ...healthTripsAndAnyPolicy,
  ...askedOfOneBefore,
  ...carsAndMoneyAsked,
  ...peopleAndHomesAsked,
  ...siteAndDangerAsked,
  ...askedFurther,
  ...heardEveryWeek,
  ...workHeardEveryWeek,
  ...papersTrailersAndThisSite,
  ...mistakesAndGrownChildren,
  ...lodgersHaulingAndDeductibles,
  ...namesPayeesAndSecondPolicies,
  ...toldGivenAndLeftOpen,
  ...workAskedInVain,
  ...tripsLivesAndThisSite,
  ...carsSharedAndHit,
  ...homesSharedAndKept,
  ...workClientsAndAnimals,
  ...livesTripsWordsAndSite,
  ...endsTodayAndRatherNot,
  ...earlierLossesGuessesAndLetters,
  ...licencesRentalsAndFarmFamilies,
  ...quotesCertificatesAndWhatIsLeft,
};
