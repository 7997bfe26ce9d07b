/** What the facts of one file are about, in words; the name of a subject is a part of their keys. */
const SUBJECTS: Readonly<Record<string, string>> = {
  site: 'this site',
  auto: 'auto insurance',
  reform: 'the auto reform of 2027',
  home: 'home insurance',
  weather: 'hail, wildfire and other weather',
  business: 'business insurance',
  foodTruck: 'food trucks',
  commercialAuto: 'commercial auto',
  life: 'life insurance',
  travel: 'travel insurance',
  superVisa: 'Super Visa insurance',
  groupBenefits: 'group benefits',
  specialty: 'other kinds of insurance',
  city: 'cities',
  privacy: 'privacy law',
};

export const subjectWords = (subject: string): string => SUBJECTS[subject] ?? subject;
