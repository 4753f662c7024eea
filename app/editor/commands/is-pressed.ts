type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/**
 * Whether an event is a shortcut such as `Mod+Shift+Z`. Mod is Ctrl or Command. A sign is known by itself, with or
 * without the Shift that its keyboard needs for it; a letter of another script by its place.
 */
export function isPressed({ keys, event }: { keys: string; event: Pressed }): boolean {
  const { key, mod, shift } = partsOf(keys)
  if (event.altKey || mod !== (event.metaKey || event.ctrlKey)) return false
  if (!/^\w+$/.test(key)) return event.key === key
  if (shift !== event.shiftKey) return false
  const isForeign = event.key.length === 1 && event.key > '\u007f'
  return event.key.toLowerCase() === key.toLowerCase() || (isForeign && event.code === `Key${key}`)
}

function partsOf(keys: string) {
  const key = keys.endsWith('++') ? '+' : (keys.split('+').at(-1) ?? '')
  return { key, mod: keys.startsWith('Mod+'), shift: keys.includes('Shift+') }
}
