type Box = { value: string; checked: boolean };

/** What lost its tick to the box that stands alone: it comes back when that one is unticked again. */
const gaveWay = new WeakSet<Box>();

/** After a press: the box that stands alone takes the tick of every other, and each of them takes its tick. */
export function giveWay(boxes: Iterable<Box>, pressed: Box, alone: string): void {
  const isAlone = pressed.value === alone;
  for (const box of boxes) {
    if (box === pressed) continue;
    if (!pressed.checked) box.checked ||= isAlone && gaveWay.has(box);
    else {
      if (isAlone && box.checked) gaveWay.add(box);
      else gaveWay.delete(box);
      if (isAlone || box.value === alone) box.checked = false;
    }
  }
}
