import type { CityMap } from './city-map.ts';

export const edmontonMap: CityMap = {
  southWest: [53.395, -113.74],
  northEast: [53.675, -113.27],
  town: [
    [53.635, -113.56],
    [53.64, -113.42],
    [53.6, -113.35],
    [53.53, -113.36],
    [53.46, -113.36],
    [53.42, -113.42],
    [53.41, -113.55],
    [53.43, -113.64],
    [53.5, -113.68],
    [53.58, -113.67],
  ],
  rivers: [
    {
      name: 'North Saskatchewan River',
      course: [
        [53.395, -113.7],
        [53.425, -113.64],
        [53.465, -113.6],
        [53.5, -113.575],
        [53.52, -113.55],
        [53.53, -113.51],
        [53.538, -113.48],
        [53.555, -113.44],
        [53.57, -113.4],
        [53.605, -113.36],
        [53.64, -113.3],
        [53.675, -113.28],
      ],
      nameAt: [53.66, -113.375],
    },
  ],
  roads: [
    {
      name: 'Anthony Henday Drive',
      course: [
        [53.635, -113.52],
        [53.632, -113.42],
        [53.6, -113.36],
        [53.53, -113.345],
        [53.45, -113.365],
        [53.425, -113.44],
        [53.42, -113.55],
        [53.445, -113.615],
        [53.5, -113.665],
        [53.575, -113.665],
        [53.62, -113.6],
        [53.635, -113.52],
      ],
      nameAt: [53.41, -113.5],
    },
    {
      name: 'Yellowhead Trail',
      course: [
        [53.57, -113.74],
        [53.575, -113.62],
        [53.585, -113.5],
        [53.58, -113.42],
        [53.555, -113.34],
        [53.55, -113.27],
      ],
      nameAt: [53.595, -113.6],
    },
    {
      name: 'Whitemud Drive',
      course: [
        [53.5, -113.7],
        [53.5, -113.6],
        [53.488, -113.52],
        [53.486, -113.42],
        [53.49, -113.345],
      ],
      nameAt: [53.475, -113.545],
    },
  ],
  names: [
    { name: 'Castle Downs', at: [53.617, -113.515] },
    { name: 'Clareview', at: [53.602, -113.405] },
    { name: 'Downtown', at: [53.548, -113.5] },
    { name: 'Mill Woods', at: [53.457, -113.43] },
    { name: 'Windermere', at: [53.44, -113.62] },
  ],
  zones: [{ kind: 'rain', centre: [53.53, -113.515], reach: [12, 13] }],
  floods: [
    {
      along: [
        [53.527, -113.515],
        [53.532, -113.495],
        [53.54, -113.475],
      ],
      width: 1.5,
    },
  ],
  marks: [
    {
      at: [53.522, -113.488],
      title: 'Rossdale',
      text: 'Low ground beside the North Saskatchewan River.',
    },
    {
      at: [53.57, -113.57],
      title: 'The whole city',
      text: 'Heavy rain can fill the sewers in any part of the city, even far from the river.',
    },
    {
      at: [53.512, -113.455],
      title: 'More homes on one lot',
      text: 'The city allows more homes on many residential lots. Tell your insurer if you add a suite or rent out part of your house.',
    },
    {
      at: [53.44, -113.375],
      title: 'Three busy roads',
      text: 'Trucks and commuters share Anthony Henday Drive, Whitemud Drive and Yellowhead Trail.',
    },
  ],
};
