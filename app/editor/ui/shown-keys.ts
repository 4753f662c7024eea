/** A shortcut such as `Mod+Shift+Z` the way this computer's keyboard labels it. */
export function shownKeys(keys: string): string {
  if (!isApple()) return keys.replace('Mod', 'Ctrl')
  return keys
    .split('+')
    .map((key) => ({ Mod: '⌘', Shift: '⇧', Alt: '⌥' })[key] ?? key)
    .join('')
}

/** Whether the command key is the main modifier. */
export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent)
}
