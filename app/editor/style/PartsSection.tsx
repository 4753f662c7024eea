import {
  AS_DESIGN,
  PART_NAMES,
  type DesignPart,
  type PartChoices,
  type PartForm,
} from '../../../collections/resumes/design-parts'
import { Select, type SelectOption } from '~/components/ui/Select'
import { useTexts } from '~/i18n/use-texts'
import { formsOf, heldParts, withParts } from '../../document/designs/parts/choose-parts'
import type { Design } from '../../document/designs/schema/design'
import { useContent } from '../session/use-content'
import { useDesign } from '../session/use-layout'
import { PARTS_TEXTS } from '../texts/parts-texts'
import { Drawing } from './Drawing'
import { PART_SIZE } from './drawing-size'
import { PART_DRAWINGS } from './part-drawing'
import { useConfig } from './use-config'

/** Parts of the layout, each as it has it or in another form that it can hold. */
export function PartsSection() {
  const { config } = useConfig()
  const design = useDesign()
  const held = heldParts({ design, parts: config })
  const hasPhoto = useContent(({ avatar }) => avatar.show && avatar.url !== '')
  return PART_NAMES.map((part) => {
    if (part === 'photoAt' && !hasPhoto) return null
    const forms = formsOf({ design, parts: held, part })
    // One that was chosen elsewhere and sleeps here is told of.
    const isChosen = config[part] !== AS_DESIGN[part]
    return forms.length > 0 || isChosen ? <PartSelect key={part} {...{ part, forms, design, held }} /> : null
  })
}

type PartProps = {
  part: DesignPart
  forms: PartForm[]
  design: Design
  held: PartChoices
}

function PartSelect({ part, forms, design, held }: PartProps) {
  const texts = useTexts(PARTS_TEXTS)
  const { config, set } = useConfig()
  const names: Record<string, string> = { ...texts.forms[part], design: texts.design }
  const chosen = config[part]
  const draw = PART_DRAWINGS[part]
  const options = [AS_DESIGN[part], ...forms].map((id): SelectOption<PartForm> => {
    const text = names[id] ?? id
    if (!draw) return { id, text }
    const blocks = draw(withParts({ design, parts: { ...held, [part]: id } }))
    const render = (
      <span className="flex items-center gap-2">
        <Drawing blocks={blocks} {...PART_SIZE} className="h-7 shrink-0 rounded-control bg-white" />
        <span>{text}</span>
      </span>
    )
    return { id, text, render }
  })
  return (
    <Select
      size="sm"
      label={texts.names[part]}
      description={held[part] === chosen ? undefined : texts.asleep(names[chosen] ?? chosen)}
      value={held[part]}
      options={options}
      onChange={(value) => set({ field: part, value, label: texts.names[part] })}
    />
  )
}
