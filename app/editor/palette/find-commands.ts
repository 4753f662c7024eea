import type { Command } from '../commands/command'

type Options = { commands: readonly Command[]; query: string }

/** The commands whose name or keywords hold every word of a query, those whose name begins with it first. */
export function findCommands({ commands, query }: Options): Command[] {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  const found = commands.filter(({ name, keywords = '' }) => {
    const text = `${name} ${keywords}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const begins = ({ name }: Command) => Number(name.toLowerCase().startsWith(words[0] ?? ''))
  return words.length === 0 ? found : found.toSorted((a, b) => begins(b) - begins(a))
}
