/** A small round button that stays pressed, such as a subject or a text that is offered. */
export const CHIP_CLASS =
  'min-h-9 cursor-pointer rounded-full border border-line px-3 text-sm hover:border-ink aria-pressed:border-spruce aria-pressed:bg-mist pointer-coarse:min-h-11';
