import { monthOf } from './months'
import { joinLines } from './join-lines'
import { readSections } from './read-sections'
import { withoutTwins } from './without-twins'
import type { Field, InspectResumeOptions } from '../types'
import type { ReadLine, ReadResume, ReadRow, ReadSection, ReadSkill } from './types'

const PROSE = ['summary', 'experience', 'project', 'volunteer', 'custom']

/** Reads a resume once for all rules; what is hidden is left out. */
export function readResume(options: Omit<InspectResumeOptions, 'language'>): ReadResume {
  const { content, today, pages, layout } = options
  const { language } = content.config
  const rows = readRows(content)
  const { sections, twins } = withoutTwins(readSections(content))
  const skills = readSkills(content)
  const join = (lines: ReadLine[]) => joinLines({ lines, language })
  const items = sections.flatMap((section) => section.items)
  const prose = items.filter(({ section }) => PROSE.includes(section.kind)).flatMap(({ lines }) => lines)
  const printed = [
    ...sections.flatMap((section) => printedOf(section)),
    ...skills.flatMap(({ at, tags, level }) => [at, level, ...tags].map(lineOf)),
  ].filter(({ text }) => text !== '')
  const contact = rows.filter(({ row }) => row.kind !== 'headline').map(({ value }) => lineOf(value))
  const texts = { prose: join(prose), all: join(printed), contact: join(contact) }
  return {
    ...{ content, language, today, pages, layout, rows, sections, twins, skills, texts },
    length: texts.all.length,
    years: yearsOf({ sections, today }),
  }
}

function readRows({ baseInfo }: InspectResumeOptions['content']): ReadRow[] {
  return baseInfo.list.flatMap((row, index) => {
    if (row.hidden || (row.value === '' && row.url === '')) return []
    const fieldAt = (field: 'key' | 'value' | 'url'): Field => ({
      path: `/baseInfo/list/${index}/${field}`,
      sectionId: '$baseInfo',
      itemId: row.id,
      field,
      value: row[field],
    })
    return [{ row, key: fieldAt('key'), value: fieldAt('value'), url: fieldAt('url') }]
  })
}

/** The skills that are printed. */
function readSkills({ skill, entryList }: InspectResumeOptions['content']): ReadSkill[] {
  if (entryList.some(({ kind, hidden }) => kind === 'skill' && hidden)) return []
  return skill.list.flatMap((row, index) => {
    if (row.hidden || row.key + row.level + row.tags.join('') === '') return []
    const path = `/skill/list/${index}`
    const owner = { sectionId: '$skill', itemId: row.id }
    const fieldAt = (field: 'key' | 'level'): Field => ({
      ...owner,
      path: `${path}/${field}`,
      field,
      value: row[field],
    })
    const tags = row.tags.map((value, i): Field => ({
      ...owner,
      path: `${path}/tags/${i}`,
      field: 'tags',
      value,
    }))
    return [{ row, at: fieldAt('key'), level: fieldAt('level'), tags }]
  })
}

function printedOf({ at, items }: ReadSection): ReadLine[] {
  const fields = items.flatMap(({ small, lines }) => [...small.map(lineOf), ...lines])
  return [lineOf(at), ...fields]
}

/** A field without marks as the one line that it is. */
function lineOf(field: Field): ReadLine {
  return { field, text: field.value, isBullet: false, sourceAt: itself, isRich: false }
}

const itself = (offset: number): number => offset

function yearsOf({ sections, today }: { sections: ReadSection[]; today: string }): number {
  const starts = sections
    .filter(({ section }) => section.kind === 'experience')
    .flatMap(({ items }) => items.map(({ item }) => item.start))
    .filter((start) => start !== '' && start <= today)
    .sort()
  return starts[0] ? Math.max(monthOf({ date: today }) - monthOf({ date: starts[0] }), 0) / 12 : 0
}
