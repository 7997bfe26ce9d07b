import type { CoverRow } from '#content/pages/page-part.ts';
import type { FigureTexts } from './figure.ts';

export type WaterWay = 'roof' | 'pipe' | 'rain' | 'river' | 'sewer' | 'ground' | 'line';

/** One way in for water, and what a home policy does about it. */
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
    'Choose where the water comes from to see which coverage applies, and what is usually left out. Rain and a river come under the same coverage.',
  legend: 'Where the water gets in',
  leftOutLabel: 'Usually left out',
  places: [
    {
      id: 'roof',
      label: 'Roof',
      what: 'Hail or wind opens the roof, and rain follows',
      coverage: 'Storm damage to the building, in a standard policy',
      standing: 'included',
      speaks: 'Water that comes in through a hole the storm made is part of the same loss.',
      leftOut: [
        'Leaks from before the storm, or from poor upkeep.',
        'The value an older roof has lost, if the policy pays only what the roof was still worth (actual cash value).',
      ],
    },
    {
      id: 'pipe',
      label: 'Pipe',
      what: 'A pipe, a water heater or a washer hose bursts',
      coverage: 'Sudden escape of water, in a standard policy',
      standing: 'included',
      speaks: 'Water that escapes all at once from plumbing, heating or an appliance is normally included.',
      leftOut: [
        'Slow leaks and poor upkeep.',
        'Frozen pipes while you are away in winter, unless you did what the policy requires. That may be to drain the pipes, or to have somebody check the house.',
        'Water damage in a vacant home (the residents have moved out). Many policies stop paying for it on the first vacant day. After {home.vacancy.days} in a row, coverage commonly stops altogether.',
      ],
    },
    {
      id: 'rain',
      label: 'Rain',
      what: 'Rain or melting snow runs in at ground level',
      coverage: 'Overland water, an add-on',
      standing: 'optional',
      speaks:
        'This add-on is for water that runs over the ground and in through a door, a window or a vent. That can happen far from any river.',
      leftOut: [
        'Everything, if your policy does not include this add-on.',
        'Homes at addresses where no insurer offers it. The province says that overland flood insurance is {home.overland.public}.',
      ],
    },
    {
      id: 'river',
      label: 'River',
      what: 'A river or a lake leaves its banks',
      coverage: 'Overland water, an add-on',
      standing: 'optional',
      speaks:
        'This is the same add-on as for rain that runs over the ground. The price, the limit and whether it is offered depend on the address.',
      leftOut: [
        'Everything, if your policy does not include this add-on.',
        'Repair costs above the limit of the add-on.',
      ],
    },
    {
      id: 'sewer',
      label: 'Sewer',
      what: 'Water comes up through a drain',
      coverage: 'Sewer backup, an add-on',
      standing: 'optional',
      speaks:
        'This add-on is for water or sewage that comes up through a floor drain, a toilet or a sump (a pit in the basement floor that collects water).',
      leftOut: [
        'Everything, if your policy does not include this add-on.',
        'Repair costs above the limit of the add-on.',
        'A backup during a flood, under some policies, unless you also have overland water coverage.',
      ],
    },
    {
      id: 'ground',
      label: 'Ground',
      what: 'Water comes in through the foundation',
      coverage: 'Groundwater, from some insurers',
      standing: 'optional',
      speaks: 'A few insurers offer coverage for groundwater that enters suddenly.',
      leftOut: ['Slow seepage through walls and floor, under most policies.', 'Damage from poor upkeep.'],
    },
    {
      id: 'line',
      label: 'Street pipe',
      what: 'The pipe between the house and the street breaks',
      coverage: 'Service lines, from some insurers',
      standing: 'optional',
      speaks: 'This add-on may pay to dig up and repair a pipe that cracked or was crushed by roots.',
      leftOut: ['Damage inside the house, which may be paid under one of the other water coverages.'],
    },
  ],
  note: 'Terms and limits differ between insurers. In a single storm, water can come in several ways at once.',
};
