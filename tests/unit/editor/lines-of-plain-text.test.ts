import { expect, test } from 'vitest'
import { linesOfPlainText } from '../../../app/editor/clipboard/lines-of-plain-text'

const nested = (text: string) => linesOfPlainText(text).map(({ levels }) => levels.length)

test.each([
  ['spaces', '• Led\n  ◦ Hired\n• Built', [1, 2, 1]],
  ['four spaces', '- Led\n    - Hired\n        - Four\n- Built', [1, 2, 3, 1]],
  ['tabs', '1. Led\n\t2. Hired', [1, 2]],
  ['a word processor’s signs', '•\tLed\no\tHired\n•\tBuilt', [1, 2, 1]],
  ['none: a word is no sign', 'o dear', [0]],
])('what lies deeper in a pasted list stays so: %s', (_, text, depths) =>
  expect(nested(text)).toEqual(depths),
)
