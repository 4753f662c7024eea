import type { SourceLine } from '../lines/types'
import { listed } from './listed'

/** A group with its skills beside it, in a table: “Clinical ⇥ Triage, Cannulation”. */
export const ROW = /^([^\t,，、;；|•]{1,30}?)(?:\t+| {2,})((?:(?!\t| {2,}).)*[,，、;；](?:(?!\t| {2,}).)*)$/u

/** “CAD — SolidWorks, Inventor” */
export const DASHED = /^(\p{L}[^—–,，、]{0,28}?)\s+[—–]\s+(\S.*[,，、].*)$/u

/** A skill and how well it is known, drawn as dots or stars. */
export const DRAWN = /^([^●○★☆■□]{1,40}?)[\s:：]*([●○]{3,10}|[★☆]{3,10}|[■□]{3,10})$/u

/** “●●●○○” as “3/5”. */
export const scaleOf = (drawn: string): string =>
  `${drawn.replace(/[○☆□]/gu, '').length}/${Array.from(drawn).length}`

/** What is drawn beside or below a skill belongs to it; of several in a row each has its own. */
export function withLevels(texts: string[]): string[] {
  const apart = texts.flatMap((text) => text.split(/(?<=[●○★☆■□])\s+(?=[^●○★☆■□\s])/u))
  return apart.reduce<string[]>((all, text) => {
    const isAlone = /^[●○★☆■□]{3,10}$/u.test(text) && all.length > 0
    return isAlone ? [...all.slice(0, -1), `${all.at(-1)} ${text}`] : [...all, text]
  }, [])
}

/** A group's name over a list of its skills, as items within an item or below a subheading, on one line. */
export function underName(lines: readonly SourceLine[]): SourceLine[] {
  const shown = lines.filter(({ kind }) => kind !== 'blank')
  const out: SourceLine[] = []
  let name: SourceLine | undefined
  for (const line of shown) {
    const last = out.at(-1)
    const isBelow =
      name?.kind === 'heading'
        ? line.kind !== 'heading'
        : line.kind === 'bullet' && line.level > (name?.level ?? 0)
    if (name && last && isBelow) {
      const between = last.text === name.text ? ': ' : ', '
      out.splice(-1, 1, {
        ...last,
        kind: 'text',
        text: last.text.replace(/[:：]$/, '') + between + line.text,
      })
    } else {
      name = /[:：]\s*\S/.test(line.text) || line.kind === 'text' ? undefined : line
      out.push(line)
    }
  }
  return out
}

/** What stands apart on one line, and no comma makes one of. */
const CELLS = /\t|\s{3,}/

const KNOWS = '精通|熟[练悉知]|掌握|了解|能(?![源量力])|会(?![计展议])|懂|善于|擅长|具[备有]|使用|有|可(?!视)'
/** One of only two things in a row: what says how well somebody knows it is more than a name. */
const PAIRED = new RegExp(
  String.raw`^(?!${KNOWS})(?:[\p{Script=Han}\w+#.&/-]{1,16}|\p{L}[\w+#.&/-]*(?: [\w+#.&/-]+)?)$`,
  'u',
)
/** “金蝶云 用友U8 Excel”: Chinese sets no spaces within a name. */
const HAN_ROW = new RegExp(
  String.raw`^(?!(?:.* )?(?:${KNOWS}))(?=.*\p{Script=Han} \p{Script=Han})[\p{Script=Han}\w+#./-]{2,10}(?: [\p{Script=Han}\w+#./-]{2,10}){2,}$`,
  'u',
)

const IN_BRACKETS = /\s*[(（][^()（）]{1,40}[)）]$/

/** The skills that a line lists, undefined where it names one or tells something. */
export function keywordsIn(text: string): string[] | undefined {
  const words = listed(text)
  if (words.length === 1) return HAN_ROW.test(text) ? text.split(' ') : undefined
  const isList =
    words.length > (CELLS.test(text) ? 1 : 2) &&
    words.every((word) => word.replace(IN_BRACKETS, '').length <= 30)
  return isList || (words.length === 2 && words.every((word) => PAIRED.test(word))) ? words : undefined
}

/** Skills that have a line each and no more than their names: “Axure”, “SQL”, “Figma”. */
export const areNames = (rows: readonly string[]): boolean =>
  rows.length > 1 && rows.every((row) => PAIRED.test(row))
