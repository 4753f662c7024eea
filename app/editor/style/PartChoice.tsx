import { AS_DESIGN, type DesignPart, type PartForm } from '../../../collections/resumes/design-parts'
import { useTexts } from '~/i18n/use-texts'
import { heldParts } from '../../document/designs/parts/choose-parts'
import { useContent } from '../session/use-content'
import { useDesign } from '../session/use-layout'
import { PARTS_TEXTS } from '../texts/parts-texts'
import { Choice } from './Choice'
import { Drawing } from './Drawing'
import { PART_SIZE } from './drawing-size'
import { partOptions } from './part-options'
import { pathsOf } from './paths-of'
import { useConfig } from './use-config'

/** A part of the layout, as the layout has it or in another form that it can hold. */
export function PartChoice({ part }: { part: DesignPart }) {
  const texts = useTexts(PARTS_TEXTS)
  const { config, set } = useConfig()
  const design = useDesign()
  const hasPhoto = useContent(({ avatar }) => avatar.show && avatar.url !== '')
  if (part === 'photoAt' && !hasPhoto) return null
  const held = heldParts({ design, parts: config })
  const options = partOptions({ part, design, held })
  const [own, chosen] = [AS_DESIGN[part], config[part]]
  // One that was chosen elsewhere and sleeps here is told of.
  if (options.length === 1 && chosen === own) return null
  const forms: Record<string, string> = texts.forms[part]
  const nameOf = (form: PartForm) => forms[form] ?? form
  const label = texts.names[part]
  return (
    <Choice
      isDrawn
      label={label}
      value={held[part]}
      options={options.map(({ id, form, blocks }) => {
        const name = form ? nameOf(form) : undefined
        return {
          id,
          text: id !== own && name ? name : name ? texts.own(name) : texts.ownOnly,
          shown: <Drawing paths={pathsOf(blocks)} {...PART_SIZE} className="w-full" />,
        }
      })}
      note={held[part] === chosen ? undefined : texts.asleep(nameOf(chosen))}
      back={chosen === own ? undefined : { name: texts.back(label), to: own }}
      onChange={(value) => set({ field: part, value, label })}
    />
  )
}
