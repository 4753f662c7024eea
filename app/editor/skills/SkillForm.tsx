import { memo, useEffect } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { SectionFrame } from '../sections/SectionFrame'
import { loadForEditor } from '../soon/load-soon'
import { SkillBody } from '../soon/soon-parts'
import { FORM_TEXTS } from '../texts/form-texts'

type Props = { id: string; title: string; hidden: boolean; index: number; count: number }

/** The skills, in the place that their entry gives them. */
export const SkillForm = memo(function SkillForm({ title, ...row }: Props) {
  const texts = useTexts(FORM_TEXTS)
  // Folded at first: fetched after what is in sight, before it is asked for.
  useEffect(() => void loadForEditor().catch(() => undefined), [])
  return (
    <SectionFrame name={title || texts.skills} owner="$skill" isRemovable={false} {...row}>
      <SkillBody />
    </SectionFrame>
  )
})
