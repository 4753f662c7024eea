import { lazy, memo, Suspense, useEffect } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { SectionFrame } from '../sections/SectionFrame'
import { FORM_TEXTS } from '../texts/form-texts'

const load = () => import('./SkillBody').then(({ SkillBody }) => ({ default: SkillBody }))
const SkillBody = lazy(load)

type Props = { id: string; title: string; hidden: boolean; index: number; count: number }

/** The skills, in the place that their entry gives them. */
export const SkillForm = memo(function SkillForm({ title, ...row }: Props) {
  const texts = useTexts(FORM_TEXTS)
  // Folded at first: fetched after what is in sight, before it is asked for.
  useEffect(() => void load(), [])
  return (
    <SectionFrame name={title || texts.skills} owner="$skill" isRemovable={false} {...row}>
      <Suspense>
        <SkillBody />
      </Suspense>
    </SectionFrame>
  )
})
