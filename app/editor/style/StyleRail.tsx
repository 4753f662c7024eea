import {
  Heading,
  Languages,
  LayoutTemplate,
  PaintBucket,
  PanelBottom,
  Ruler,
  Shapes,
  Type,
} from 'lucide-react'
import { useTexts } from '~/i18n/use-texts'
import { Rail } from '../shell/Rail'
import { FURNITURE_TEXTS } from '../texts/furniture-texts'
import { PARTS_TEXTS } from '../texts/parts-texts'
import { STYLE_TEXTS } from '../texts/style-texts'
import { TITLES_TEXTS } from '../texts/titles-texts'

const GROUPS = [
  { id: 'layout', icon: LayoutTemplate },
  { id: 'color', icon: PaintBucket },
  { id: 'text', icon: Type },
  { id: 'parts', icon: Shapes },
  { id: 'titles', icon: Heading },
  { id: 'margins', icon: Ruler },
  { id: 'furniture', icon: PanelBottom },
  { id: 'writing', icon: Languages },
] as const

/** The groups of the style panel beside the page, while it is folded. */
export function StyleRail({ onOpen }: { onOpen: () => void }) {
  const texts = {
    ...useTexts(STYLE_TEXTS),
    parts: useTexts(PARTS_TEXTS).parts,
    ...useTexts(TITLES_TEXTS),
    ...useTexts(FURNITURE_TEXTS),
  }
  const entries = GROUPS.map(({ id, icon }) => ({
    id,
    name: texts[id],
    icon,
    selector: `[data-style-group="${id}"]`,
  }))
  return <Rail entries={entries} onOpen={onOpen} />
}
