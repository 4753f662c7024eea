import { expect, it } from 'vitest'
import { isPressed } from '../../../../app/editor/commands/is-pressed'

const none = { code: '', metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

it.each([
  ['Ctrl and the letter', 'Mod+z', { key: 'z', ctrlKey: true }, true],
  ['the letter alone', 'Mod+z', { key: 'z' }, false],
  ['Shift too many', 'Mod+z', { key: 'Z', ctrlKey: true, shiftKey: true }, false],
  ['with Shift', 'Mod+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, true],
  ['Alt, which types signs', 'Mod+z', { key: 'z', ctrlKey: true, altKey: true }, false],
  ['a Russian keyboard, by the place', 'Mod+Z', { key: 'я', code: 'KeyZ', ctrlKey: true }, true],
  ['a Latin letter at that place', 'Mod+Z', { key: 'y', code: 'KeyZ', ctrlKey: true }, false],
  ['a sign that needs Shift', '?', { key: '?', shiftKey: true }, true],
  ['a key with a name', 'Escape', { key: 'Escape' }, true],
])('%s', (_, keys, event, is) => {
  expect(isPressed({ keys, event: { ...none, ...event } })).toBe(is)
})
