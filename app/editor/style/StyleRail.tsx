import {
  AlignLeft,
  ChartNoAxesColumn,
  ContactRound,
  Heading,
  Languages,
  LayoutTemplate,
  PaintBucket,
  PanelBottom,
  Columns2,
  Ruler,
  Type,
  type LucideIcon,
} from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { Rail } from '../shell/Rail'
import { STYLE_GROUPS, STYLE_GROUP_TEXTS, type StyleGroup } from '../texts/style-groups'

const ICONS: Record<StyleGroup, LucideIcon> = {
  layout: LayoutTemplate,
  color: PaintBucket,
  paper: Columns2,
  text: Type,
  titles: Heading,
  entries: AlignLeft,
  skills: ChartNoAxesColumn,
  contact: ContactRound,
  margins: Ruler,
  furniture: PanelBottom,
  writing: Languages,
}

/** The groups of the style panel beside the page, while it is folded. */
export function StyleRail({ onOpen }: { onOpen: () => void }) {
  const texts = useTexts(STYLE_GROUP_TEXTS)
  const entries = STYLE_GROUPS.map((id) => ({
    id,
    name: texts[id],
    icon: ICONS[id],
    selector: `[data-style-group="${id}"]`,
  }))
  return <Rail entries={entries} onOpen={onOpen} />
}
