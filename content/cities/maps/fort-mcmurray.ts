import type { CityMap } from './city-map.ts';

export const fortMcMurrayMap: CityMap = {
  southWest: [56.635, -111.56],
  northEast: [56.8, -111.245],
  town: [
    [56.775, -111.47],
    [56.765, -111.42],
    [56.74, -111.37],
    [56.7, -111.33],
    [56.66, -111.325],
    [56.655, -111.36],
    [56.69, -111.395],
    [56.705, -111.43],
    [56.725, -111.5],
    [56.755, -111.5],
  ],
  rivers: [
    {
      name: 'Athabasca River',
      course: [
        [56.66, -111.56],
        [56.69, -111.5],
        [56.7, -111.46],
        [56.722, -111.42],
        [56.738, -111.395],
        [56.755, -111.385],
        [56.8, -111.405],
      ],
      nameAt: [56.785, -111.36],
    },
    {
      name: 'Clearwater River',
      course: [
        [56.665, -111.245],
        [56.68, -111.29],
        [56.7, -111.32],
        [56.715, -111.345],
        [56.735, -111.365],
        [56.747, -111.385],
      ],
      nameAt: [56.688, -111.292],
    },
  ],
  roads: [
    {
      name: 'Highway 63',
      course: [
        [56.635, -111.335],
        [56.67, -111.348],
        [56.695, -111.37],
        [56.72, -111.39],
        [56.735, -111.405],
        [56.755, -111.425],
        [56.8, -111.455],
      ],
      nameAt: [56.645, -111.4],
    },
  ],
  names: [
    { name: 'Timberlea', at: [56.762, -111.462] },
    { name: 'Thickwood', at: [56.731, -111.465] },
    { name: 'Abasand', at: [56.711, -111.42] },
    { name: 'Beacon Hill', at: [56.686, -111.395] },
    { name: 'Waterways', at: [56.703, -111.33] },
    { name: 'Gregoire', at: [56.672, -111.325] },
  ],
  zones: [
    { kind: 'fire', centre: [56.698, -111.41], reach: [3.6, 2.9] },
    { kind: 'fire', centre: [56.74, -111.505], reach: [3, 2.4] },
  ],
  floods: [
    {
      along: [
        [56.708, -111.338],
        [56.717, -111.352],
        [56.732, -111.37],
        [56.743, -111.385],
      ],
      width: 1.5,
    },
  ],
  marks: [
    {
      at: [56.702, -111.398],
      title: 'Abasand and Beacon Hill',
      text: 'Struck by the fire of {city.fortMcMurray.fireYear}, and evacuated again in {city.fortMcMurray.fire2024Date}.',
    },
    {
      at: [56.722, -111.372],
      title: 'The lower townsite',
      text: 'Between two rivers. The ice-jam flood of {city.fortMcMurray.floodDate} put much of it under water.',
    },
    {
      at: [56.748, -111.49],
      title: 'Timberlea and Thickwood',
      text: 'High above the rivers, close to the trees.',
    },
    {
      at: [56.65, -111.345],
      title: 'The road south',
      text: 'Highway 63, toward Edmonton.',
    },
  ],
};
