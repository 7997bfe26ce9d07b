import type { CoverRow } from '#content/pages/page-part.ts';
import type { FigureTexts } from './figure.ts';

export type WaterWay = 'roof' | 'pipe' | 'rain' | 'river' | 'sewer' | 'ground' | 'line';

/** One way in for water, and what a home policy says to it. */
export type WaterPlace = {
  id: WaterWay;
  /** A word on the picture. */
  label: string;
  what: string;
  coverage: string;
  standing: CoverRow['standing'];
  speaks: string;
  leftOut: readonly string[];
};

export type WaterFigure = FigureTexts & {
  id: 'water';
  legend: string;
  leftOutLabel: string;
  places: readonly WaterPlace[];
};

export const waterFigure: WaterFigure = {
  id: 'water',
  heading: 'Where does the water come from?',
  intro:
    'For an insurer, the way in decides. Choose a place on the house to see which coverage speaks to it, and what is usually left out.',
  legend: 'Ways in for water',
  leftOutLabel: 'Usually left out',
  places: [
    {
      id: 'roof',
      label: 'Roof',
      what: 'Hail or wind opens the roof, and rain follows',
      coverage: 'The building, in a standard policy',
      standing: 'included',
      speaks:
        'A storm is a sudden event, and the water that comes in through the hole is part of the same loss. The deductible for hail can be a separate one.',
      leftOut: [
        'A roof that leaked before the storm, or was never kept up.',
        'The part of an old roof that has worn away, where the policy pays actual cash value.',
      ],
    },
    {
      id: 'pipe',
      label: 'Pipe',
      what: 'A pipe, a water heater or a washer hose lets go',
      coverage: 'Sudden escape of water, in a standard policy',
      standing: 'included',
      speaks: 'Water that escapes all at once from plumbing, heating or an appliance is normally included.',
      leftOut: [
        'Slow leaks and poor upkeep.',
        'Frozen pipes while you are away in winter, if nobody checked, the water was on and the heat was not monitored.',
        'A home that has been vacant, commonly for more than {home.vacancy.days} in a row.',
      ],
    },
    {
      id: 'rain',
      label: 'Rain',
      what: 'A cloudburst or melting snow runs in at ground level',
      coverage: 'Overland water, an add-on',
      standing: 'optional',
      speaks:
        'Water that runs over the ground and in by a door, a window well or a vent needs this add-on. No river has to be near.',
      leftOut: [
        'All of it, in a standard policy without the add-on.',
        'Addresses where it is not offered. The province says it is {home.overland.public}.',
      ],
    },
    {
      id: 'river',
      label: 'River',
      what: 'A river or a lake leaves its banks',
      coverage: 'Overland water, an add-on',
      standing: 'optional',
      speaks:
        'It is the same add-on as for rain on the ground. Its price, its limit and whether it is offered depend on the address.',
      leftOut: [
        'All of it, in a standard policy without the add-on.',
        "Losses that could have been insured, in the province's Disaster Recovery Program. For others it pays at most {home.drp.limit} an application, and you carry {home.drp.ownShare}.",
      ],
    },
    {
      id: 'sewer',
      label: 'Sewer',
      what: 'Water comes up through a drain',
      coverage: 'Sewer backup, an add-on',
      standing: 'optional',
      speaks: 'Water or waste that comes up through a floor drain, a toilet or a sump needs this add-on.',
      leftOut: [
        'All of it, in a standard policy without the add-on.',
        'What a finished basement costs above the limit of the add-on.',
        'In some policies, a backup around the time of a flood, unless overland water was bought too.',
      ],
    },
    {
      id: 'ground',
      label: 'Ground',
      what: 'Water presses in through the foundation',
      coverage: 'Groundwater, from some insurers',
      standing: 'optional',
      speaks: 'A few insurers offer a form for groundwater that comes in suddenly.',
      leftOut: ['Slow seepage through walls and floor, almost everywhere.', 'Damage from poor upkeep.'],
    },
    {
      id: 'line',
      label: 'Street pipe',
      what: 'The pipe between the house and the street breaks',
      coverage: 'Service lines, from some insurers',
      standing: 'optional',
      speaks:
        'The endorsement may pay to dig, and to repair a pipe that has cracked or was crushed by roots.',
      leftOut: ['The damage inside the house, which is a separate matter.'],
    },
  ],
  note: 'Words and limits differ between insurers, and one storm can come in by two ways at once. The policy decides.',
};
