import type { Control, Pack } from './pack.ts';

/** Gives a built-in control its type where it is written. */
export function defineControl(control: Control): Control {
  return control;
}

/** The same for a pack. */
export function definePack(pack: Pack): Pack {
  return pack;
}
