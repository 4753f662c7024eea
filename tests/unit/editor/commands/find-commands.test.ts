import { expect, it } from 'vitest'
import type { Command } from '../../../../app/editor/commands/command'
import { findCommands } from '../../../../app/editor/palette/find-commands'

const command = (name: string, keywords = ''): Command =>
  ({ id: name, name, keywords, run: () => undefined }) as unknown as Command
const commands = [
  command('Share the page', 'link code'),
  command('Download PDF', 'print export'),
  command('PDF settings'),
  command('撤销', 'undo'),
]
const found = (query: string) => findCommands({ commands, query }).map(({ name }) => name)

it('gives all in their order while nothing is asked', () => {
  expect(found('  ')).toEqual(commands.map(({ name }) => name))
})

it('wants every word, in the name or the keywords, in any order', () => {
  expect(found('export down')).toEqual(['Download PDF'])
  expect(found('export share')).toEqual([])
})

it('puts first what begins with the word', () => {
  expect(found('pdf')).toEqual(['PDF settings', 'Download PDF'])
})

it('reads full-width letters and either language', () => {
  expect(found('ＵＮＤＯ')).toEqual(['撤销'])
  expect(found('撤')).toEqual(['撤销'])
})
