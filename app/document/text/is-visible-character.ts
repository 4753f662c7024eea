/** Not line ends, joiners, variation selectors: they draw nothing, and no font needs to have them. */
export function isVisibleCharacter(character: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufe00-\ufe0f]/u.test(character)
}
