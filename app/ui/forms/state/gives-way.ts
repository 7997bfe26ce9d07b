type Box = { value: string; checked: boolean };

/** Whether a box loses its tick because of another one: the one that stands alone does to every other, and they to it. */
export function givesWay(box: Box, ticked: Box, alone: string): boolean {
  if (!ticked.checked || box === ticked) return false;
  return ticked.value === alone || box.value === alone;
}
