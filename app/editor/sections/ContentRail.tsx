import {
  AlignLeft,
  BadgeCheck,
  BookOpen,
  Briefcase,
  Gauge,
  GraduationCap,
  HandHeart,
  Languages,
  LayoutList,
  Quote,
  Rocket,
  Sparkles,
  Trophy,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { SectionKind } from '../../../collections/resumes/choices'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { useEditor } from '../session/editor-context'
import { useFormsContent } from '../session/forms-content'
import { Rail } from '../shell/Rail'
import { headOf } from './jump-to'
import { FORM_TEXTS } from '../texts/form-texts'

const ICONS: Record<SectionKind, LucideIcon> = {
  summary: AlignLeft,
  experience: Briefcase,
  education: GraduationCap,
  project: Rocket,
  volunteer: HandHeart,
  award: Trophy,
  certificate: BadgeCheck,
  publication: BookOpen,
  language: Languages,
  interest: Sparkles,
  reference: Quote,
  custom: LayoutList,
  skill: Gauge,
}

/** The sections of the document beside the page, while their panel is folded. */
export function ContentRail({ onOpen }: { onOpen: () => void }) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const labels = ITEM_LABELS[useLocale()]
  const content = useFormsContent((current) => current)
  const basics = { id: '$baseInfo', name: content.baseInfo.title || texts.basics, icon: UserRound }
  const sections = content.entryList.map(({ id, kind, title }) => ({
    id,
    name: (kind === 'skill' ? content.skill.title : title) || labels[kind].name,
    icon: ICONS[kind],
  }))
  const entries = [basics, ...sections].map((entry) => ({
    ...entry,
    selector: headOf(entry.id),
  }))
  return (
    <Rail
      entries={entries}
      onOpen={(id) => {
        editor.folds.open(id)
        onOpen()
      }}
    />
  )
}
