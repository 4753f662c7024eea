import { expect, it } from 'vitest'
import { shownValue } from '../../../app/editor/notices/shown-value'

it('a text that two tabs changed is shown as it looks', () => {
  const text = 'Led **14**\n\n\\\n\n- Shipped [sites](https://a.example)\n  1. first\n  2. second'
  const looks = 'Led 14\n\n• Shipped sites\n   1. first\n   2. second'
  expect(shownValue({ name: 'text', value: text })).toBe(looks)
  expect(shownValue({ name: 'x', value: { id: '1', title: '**Hoopp**', text } })).toBe(`**Hoopp**\n${looks}`)
})
