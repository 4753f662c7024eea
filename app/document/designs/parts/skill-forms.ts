import type { FormOf } from '../../../../collections/resumes/design-parts'
import { narrowKinds } from '../schema/check-design'
import type { Design } from '../schema/design'

/** A design with its skills in a form; a narrow column keeps them below one another. */
export function withSkills({ design, form }: { design: Design; form: FormOf<'skillForm'> }): Design {
  const { skills } = design
  const isNarrow = narrowKinds(design.frame).includes('skill')
  if (form === 'flow')
    return { ...design, skills: { ...skills, look: 'none', columns: 'flow', columnGap: 2.2, gap: 0.15 } }
  if (form === 'lines') return { ...design, skills: { ...skills, look: 'none', columns: 1 } }
  if (skills.look === form) return design
  const drawn = { ...skills, look: form, bar: {} }
  if (isNarrow) return { ...design, skills: { ...drawn, gap: Math.max(skills.gap, 0.5) } }
  return {
    ...design,
    skills: { ...drawn, scale: 'end', columns: skills.columns === 'flow' ? 2 : skills.columns },
  }
}
