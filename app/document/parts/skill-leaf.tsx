import type { SkillRow } from '../../../collections/resumes/schema'
import { makeLeaf } from '../model/make-leaf'
import { begin } from '../model/begin'
import type { Leaf, Run } from '../model/types'
import type { Context } from './context'
import { Scale } from './Scale'

type SkillOptions = { row: SkillRow; step: number; context: Context; look: 'bar' | 'dots' }

/** One skill: name, level in words, tags and, unless the value is 0, its scale. */
export function skillLeaf({ row, step, context, look }: SkillOptions): Leaf | undefined {
  const { key, level, value } = row
  const tags = row.tags.filter((tag) => tag.trim() !== '').join(context.labels.comma)
  const runs: Run[] = [
    { text: key, className: 'jl-skill-name', source: begin(row.id, 'key') },
    { text: key && level ? ' ' : '' },
    { text: level, className: 'jl-skill-level', source: begin(row.id, 'level') },
    { text: tags && (key || level) ? context.labels.colon : '' },
    { text: tags, className: 'jl-skill-tags' },
  ]
  const scaled = value > 0
  return makeLeaf({
    id: `${row.id}.skill`,
    tag: 'li',
    className: scaled ? `jl-skill jl-skill-${look}` : 'jl-skill',
    text: runs,
    after: scaled ? (
      <Scale value={value} step={step} look={look} label={context.labels.scale({ value, step })} />
    ) : undefined,
  })
}
