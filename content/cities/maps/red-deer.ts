import type { CityMap } from './city-map.ts';

export const redDeerMap: CityMap = {
  southWest: [52.2, -113.93],
  northEast: [52.34, -113.695],
  town: [
    [52.325, -113.84],
    [52.325, -113.79],
    [52.3, -113.765],
    [52.275, -113.75],
    [52.235, -113.75],
    [52.22, -113.79],
    [52.225, -113.84],
    [52.26, -113.86],
    [52.295, -113.86],
  ],
  rivers: [
    {
      name: 'Red Deer River',
      course: [
        [52.235, -113.93],
        [52.25, -113.89],
        [52.265, -113.865],
        [52.275, -113.84],
        [52.285, -113.82],
        [52.28, -113.79],
        [52.295, -113.77],
        [52.315, -113.745],
        [52.34, -113.735],
      ],
      nameAt: [52.322, -113.728],
    },
    {
      name: 'Waskasoo Creek',
      course: [
        [52.2, -113.835],
        [52.225, -113.825],
        [52.245, -113.825],
        [52.26, -113.815],
        [52.268, -113.805],
        [52.28, -113.795],
      ],
      nameAt: [52.216, -113.875],
    },
  ],
  roads: [
    {
      name: 'QE II',
      course: [
        [52.2, -113.85],
        [52.235, -113.868],
        [52.275, -113.868],
        [52.305, -113.85],
        [52.34, -113.845],
      ],
      nameAt: [52.331, -113.863],
    },
    {
      name: 'Gaetz Avenue',
      course: [
        [52.2, -113.808],
        [52.25, -113.81],
        [52.27, -113.813],
        [52.3, -113.812],
        [52.34, -113.812],
      ],
      nameAt: [52.205, -113.775],
    },
  ],
  names: [
    { name: 'Kentwood', at: [52.315, -113.835] },
    { name: 'Parkvale', at: [52.26, -113.785] },
    { name: 'Anders', at: [52.238, -113.772] },
    { name: 'to Sylvan Lake', at: [52.268, -113.898] },
  ],
  zones: [],
  floods: [
    {
      along: [
        [52.245, -113.825],
        [52.26, -113.815],
        [52.268, -113.805],
        [52.279, -113.796],
      ],
      width: 0.7,
    },
  ],
  windFrom: 'west',
  marks: [
    {
      at: [52.305, -113.79],
      title: 'The whole city',
      text: 'Strong wind can damage roofs, siding, fences and trees in any neighbourhood.',
    },
    {
      at: [52.262, -113.817],
      title: 'Waskasoo Creek',
      text: 'In a flood, the creek can reach homes and businesses downtown.',
    },
    {
      at: [52.25, -113.868],
      title: 'The QE II (Highway 2)',
      text: 'A long daily commute usually raises the price of auto insurance.',
    },
    {
      at: [52.28, -113.905],
      title: 'Toward Sylvan Lake',
      text: 'Acreages (homes on a few acres) lie outside the city. The distance to a fire hall and to a hydrant affects which insurers will quote a price.',
    },
  ],
};
