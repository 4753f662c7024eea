import type { SkillRow } from '../../../collections/resumes/schema'
import { makeLeaf } from '../model/make-leaf'
import { begin } from '../model/begin'
import type { Leaf, Run } from '../model/types'
import type { Context } from './context'
import { Scale } from './Scale'

/** How a level is drawn; nowhere but in words where it isn't. */
export type SkillLook = 'bar' | 'dots' | 'none'

type SkillOptions = {
  row: SkillRow
  step: number
  context: Context
  look: SkillLook
  /** A level before tags is in brackets, or it reads as one of the words. */
  inBrackets: boolean
  /** No skill of the list has more than its name: they are a list of words, of which none heads anything. */
  isBare: boolean
}

/** Tags as one run, which is shaped as a whole, and where each stands in it. */
function joinTags({ owner, tags, comma }: { owner: string; tags: string[]; comma: string }) {
  const sources: NonNullable<Run['sources']> = []
  let from = 0
  let text = ''
  for (const tag of tags) {
    if (tag.trim() !== '') {
      text += sources.length > 0 ? comma : ''
      sources.push({ owner, field: 'tags', from, length: tag.length, at: text.length })
      text += tag
    }
    from += tag.length + 1
  }
  return { text, sources }
}

/** Whether nothing but a skill's name is printed of it. */
export const isNameAlone = ({ row, look }: Pick<SkillOptions, 'row' | 'look'>) =>
  !row.level && row.tags.every((tag) => tag.trim() === '') && (row.value <= 0 || look === 'none')

/** One skill: name, level in words, tags and, unless the value is 0, its scale. */
export function skillLeaf({ row, step, context, look, inBrackets, isBare }: SkillOptions): Leaf | undefined {
  const { key, level, value } = row
  const { text: tags, sources } = joinTags({ owner: row.id, tags: row.tags, comma: context.labels.comma })
  const [open = ' ', close = ''] = inBrackets && tags ? context.labels.brackets : []
  const runs: Run[] = [
    { text: key, className: 'jl-skill-name', source: begin(row.id, 'key') },
    { text: key && level ? open : '' },
    { text: level, className: 'jl-skill-level', source: begin(row.id, 'level') },
    { text: key && level ? close : '' },
    { text: tags && (key || level) ? context.labels.colon : '' },
    { text: tags, className: 'jl-skill-tags', sources },
  ]
  const scaled = value > 0 && look !== 'none'
  return makeLeaf({
    id: `${row.id}.skill`,
    tag: 'li',
    className: `jl-skill${scaled ? ` jl-skill-${look}` : ''}${isBare ? ' jl-skill-bare' : ''}`,
    text: runs,
    after: scaled ? (
      <Scale value={value} step={step} look={look} label={context.labels.scale({ value, step })} />
    ) : undefined,
  })
}
