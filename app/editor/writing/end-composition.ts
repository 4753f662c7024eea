import type { Pen } from './pen'

/** Writes what an input method composes: as its box is left, before the caret or the box goes elsewhere. */
export function endComposition({ writing }: Pick<Pen, 'writing'>): void {
  if (writing.get()?.composing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
