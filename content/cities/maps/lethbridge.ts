import type { CityMap } from './city-map.ts';

export const lethbridgeMap: CityMap = {
  southWest: [49.625, -112.95],
  northEast: [49.765, -112.735],
  town: [
    [49.735, -112.845],
    [49.735, -112.785],
    [49.705, -112.755],
    [49.66, -112.765],
    [49.64, -112.79],
    [49.645, -112.84],
    [49.65, -112.9],
    [49.675, -112.92],
    [49.71, -112.91],
    [49.715, -112.87],
  ],
  rivers: [
    {
      name: 'Oldman River',
      course: [
        [49.625, -112.885],
        [49.645, -112.865],
        [49.665, -112.872],
        [49.685, -112.862],
        [49.7, -112.868],
        [49.715, -112.855],
        [49.73, -112.868],
        [49.748, -112.855],
        [49.765, -112.835],
      ],
      nameAt: [49.757, -112.865],
    },
  ],
  roads: [
    {
      name: 'Highway 3',
      course: [
        [49.735, -112.95],
        [49.715, -112.885],
        [49.703, -112.85],
        [49.702, -112.82],
        [49.708, -112.78],
        [49.712, -112.735],
      ],
      nameAt: [49.728, -112.915],
    },
    {
      name: 'Mayor Magrath Drive',
      course: [
        [49.702, -112.818],
        [49.68, -112.818],
        [49.66, -112.805],
        [49.645, -112.8],
      ],
      nameAt: [49.683, -112.793],
    },
    {
      name: 'Highway 4',
      course: [
        [49.66, -112.805],
        [49.648, -112.775],
        [49.625, -112.745],
      ],
      nameAt: [49.63, -112.775],
    },
  ],
  names: [
    { name: 'Indian Battle Heights', at: [49.7, -112.893] },
    { name: 'Copperwood', at: [49.662, -112.9] },
    { name: 'University', at: [49.678, -112.878] },
    { name: 'Fairmont', at: [49.662, -112.775] },
  ],
  zones: [{ kind: 'fire', centre: [49.685, -112.925], reach: [1.7, 3.4] }],
  windFrom: 'west',
  marks: [
    {
      at: [49.69, -112.925],
      title: 'The western edge',
      text: 'Houses stand close to open grassland, where wind can drive a fire toward them.',
    },
    {
      at: [49.72, -112.81],
      title: 'The whole city',
      text: 'Strong wind can damage shingles, fences, sheds and trees.',
    },
    {
      at: [49.652, -112.872],
      title: 'The river valley and low-lying streets',
      text: 'The deep valley keeps the river away from most houses. Heavy rain can still bring water into basements, as it did in {city.lethbridge.waterDate}.',
    },
    {
      at: [49.638, -112.76],
      title: 'Toward Montana',
      text: 'Highway 4 leads to the border.',
    },
  ],
};
