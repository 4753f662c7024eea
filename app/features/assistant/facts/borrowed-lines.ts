import { contentWords } from './duties/content-words'
import { meaningOf } from './dictionary/meaning'
import { prepareText, type PreparedText } from './prepare-text'
import { clausesOf } from './text/clauses'

/** So much of a clause's words a line has to say, and so many of them. */
const SHARE = 0.6
const LEAST = 2

/**
 * The resume with all lines blanked out but those that a clause of the suggestion was most likely taken from, since they say
 * most of its words, and more of them than the replaced text does: "add the prize", "merge it with the line about rotas".
 */
export function borrowedLines({
  text,
  before,
  resume,
}: {
  text: string
  before: PreparedText
  resume: PreparedText
}): PreparedText | undefined {
  if (before.text.trim() === '') return undefined
  const lines = Array.from(resume.text.matchAll(/[^\n]*\S[^\n]*/g), ({ index, 0: line }, at) => ({
    from: index,
    to: index + line.length,
    line,
    meaning: resume.lines()[at] ?? meaningOf(line),
  })).filter(({ line }) => !before.text.includes(line.trim()) && !line.includes(before.text.trim()))
  const words = contentWords(text)
  const taken = clausesOf(text).flatMap((clause) => {
    const inside = words.filter(({ from, to }) => clause.from <= from && to <= clause.to)
    const saidIn = (meaning: (typeof lines)[number]['meaning']) =>
      inside.filter((word) => word.isIn(meaning)).length
    const own = saidIn(before.meaning())
    return lines.filter(({ meaning }) => {
      const said = saidIn(meaning)
      return said >= LEAST && said >= inside.length * SHARE && said > own
    })
  })
  if (taken.length === 0) return undefined
  const kept = Array.from(resume.text, (character) =>
    character === '\n' ? '\n' : ' '.repeat(character.length),
  )
  const blank = kept.join('')
  const masked = [...new Set(taken)]
    .sort((a, b) => a.from - b.from)
    .reduce((whole, { from, to, line }) => whole.slice(0, from) + line + whole.slice(to), blank)
  return prepareText({ where: 'resume', text: masked })
}
