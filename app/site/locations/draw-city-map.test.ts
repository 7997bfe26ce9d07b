import { expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { drawCityMap } from './draw-city-map.ts';

test.each(cities)('every pin, name and zone of $slug lies on its map', ({ map }) => {
  const { width, height, pins, names, roads, rivers, zones } = drawCityMap(map);
  const inside = ({ x, y }: { x: number; y: number }) =>
    x >= 12 && x <= width - 12 && y >= 12 && y <= height - 12;
  expect(pins).toHaveLength(map.marks.length);
  expect([...pins, ...zones].filter((point) => !inside(point))).toEqual([]);
  expect([...names, ...roads, ...rivers].filter(({ nameAt }) => !inside(nameAt))).toEqual([]);
  expect(height / width).toBeGreaterThan(0.5);
  expect(height / width).toBeLessThan(1.15);
});

test.each(cities)('no two pins of $slug cover each other', ({ map }) => {
  const { pins } = drawCityMap(map);
  const close = pins.flatMap((one, index) =>
    pins.slice(index + 1).filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 30),
  );
  expect(close).toEqual([]);
});
