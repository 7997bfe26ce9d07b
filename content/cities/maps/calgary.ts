import type { CityMap } from './city-map.ts';

export const calgaryMap: CityMap = {
  southWest: [50.895, -114.3],
  northEast: [51.195, -113.86],
  town: [
    [51.18, -114.16],
    [51.185, -114.02],
    [51.16, -113.92],
    [51.05, -113.92],
    [50.95, -113.94],
    [50.905, -113.97],
    [50.9, -114.08],
    [50.95, -114.14],
    [51.0, -114.2],
    [51.08, -114.24],
    [51.14, -114.24],
  ],
  rivers: [
    {
      name: 'Bow River',
      course: [
        [51.115, -114.3],
        [51.095, -114.235],
        [51.09, -114.19],
        [51.065, -114.165],
        [51.06, -114.11],
        [51.053, -114.075],
        [51.045, -114.04],
        [51.03, -114.01],
        [50.99, -114.025],
        [50.945, -114.01],
        [50.92, -113.975],
        [50.895, -113.95],
      ],
      nameAt: [50.955, -113.965],
    },
    {
      name: 'Elbow River',
      course: [
        [51.005, -114.3],
        [50.99, -114.22],
        [50.98, -114.14],
        [50.985, -114.1],
        [51.005, -114.085],
        [51.025, -114.08],
        [51.033, -114.06],
        [51.045, -114.04],
      ],
      nameAt: [50.972, -114.235],
    },
  ],
  lakes: [
    [
      [50.988, -114.105],
      [50.985, -114.135],
      [50.975, -114.15],
      [50.97, -114.13],
      [50.978, -114.105],
    ],
  ],
  roads: [
    {
      name: 'Deerfoot Trail',
      course: [
        [51.195, -114.01],
        [51.13, -114.035],
        [51.08, -114.035],
        [51.045, -114.0],
        [51.0, -114.015],
        [50.95, -113.985],
        [50.895, -113.985],
      ],
      nameAt: [51.01, -113.955],
    },
    {
      name: 'Stoney Trail',
      course: [
        [51.17, -114.21],
        [51.182, -114.08],
        [51.165, -113.925],
        [51.05, -113.91],
        [50.95, -113.925],
        [50.91, -114.0],
        [50.905, -114.09],
        [50.95, -114.155],
        [51.02, -114.205],
        [51.1, -114.235],
        [51.17, -114.21],
      ],
      nameAt: [51.187, -114.13],
    },
  ],
  names: [
    { name: 'Bowness', at: [51.1, -114.19] },
    { name: 'Beltline', at: [51.03, -114.105] },
    { name: 'Inglewood', at: [51.042, -113.985] },
    { name: 'Saddle Ridge', at: [51.112, -113.93] },
    { name: 'Airport', at: [51.125, -114.01] },
  ],
  zones: [
    { kind: 'hail', centre: [51.15, -114.06], reach: [10.5, 4] },
    { kind: 'hail', centre: [51.1, -113.945], reach: [4.4, 6] },
  ],
  floods: [
    {
      along: [
        [51.095, -114.225],
        [51.09, -114.19],
        [51.07, -114.17],
      ],
      width: 1.7,
    },
    {
      along: [
        [51.058, -114.1],
        [51.053, -114.075],
        [51.045, -114.04],
        [51.03, -114.01],
      ],
      width: 1.9,
    },
    {
      along: [
        [51.0, -114.086],
        [51.025, -114.08],
        [51.033, -114.06],
        [51.045, -114.04],
      ],
      width: 1.4,
    },
  ],
  marks: [
    {
      at: [51.155, -114.07],
      title: 'North and airport',
      text: 'The hailstorm of {weather.calgary2024.date} struck this part of the city.',
    },
    {
      at: [51.085, -113.945],
      title: 'Northeast',
      text: 'The hailstorm of {weather.calgary2020.date} struck here.',
    },
    {
      at: [51.078, -114.205],
      title: 'Bowness',
      text: 'Low ground beside the Bow River. It flooded in {weather.flood2013.date}.',
    },
    {
      at: [51.06, -114.045],
      title: 'Where the Elbow meets the Bow',
      text: 'Downtown and Inglewood were evacuated in the same flood.',
    },
    {
      at: [50.995, -114.09],
      title: 'Below the Glenmore Reservoir',
      text: 'The Springbank Reservoir, upstream of the city, can now hold back floodwater from the Elbow.',
    },
  ],
};
