'use client'

import { SelectInput, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { PartForm, DesignPart } from '../../../collections/resumes/design-parts'
import { AS_DESIGN, PART_NAMES } from '../../../collections/resumes/design-parts'
import { isLayoutCode } from '../../../collections/layout-codes'
import { adminLanguage } from '../../../collections/languages/admin-language'
import { resumeContent } from '../../../collections/resumes/schema'
import { DESIGNS } from '../../../app/document/designs/designs'
import { formsOf, heldParts } from '../../../app/document/designs/parts/choose-parts'
import { PARTS_TEXTS } from '../../../app/editor/texts/parts-texts'

/** The parts of a template's layout, chosen as in the editor: they are settings of its content, and stand there alone. */
export function PartFields() {
  const { i18n } = useTranslation()
  const { setModified } = useForm()
  const layout = useFormFields(([fields]) => fields.layout?.value)
  const [content, dispatch] = useFormFields(([fields, send]) => [fields.content?.value, send] as const)
  const parsed = resumeContent.safeParse(content)
  // what is wrong with it is said at the content itself
  if (!parsed.success || typeof layout !== 'string' || !isLayoutCode(layout)) return null
  const design = DESIGNS[layout]
  const held = heldParts({ design, parts: parsed.data.config })
  const texts = PARTS_TEXTS[adminLanguage(i18n)]
  const choose = ({ part, form }: { part: DesignPart; form: PartForm }) => {
    // an edge: what parses is an object, and is left as it was written but for this
    const written = content as { config?: object }
    const value = { ...written, config: { ...written.config, [part]: form } }
    dispatch({ type: 'UPDATE', path: 'content', value })
    setModified(true)
  }
  return (
    <fieldset className="field-type jl-parts">
      <legend className="field-label">{texts.parts}</legend>
      {PART_NAMES.map((part) => {
        const names: Record<string, string> = { ...texts.forms[part], design: texts.design }
        const forms = formsOf({ design, parts: held, part })
        if (forms.length === 0) return null
        const ids = [AS_DESIGN[part], ...forms]
        return (
          <SelectInput
            key={part}
            path={part}
            name={part}
            label={texts.names[part]}
            isClearable={false}
            value={held[part]}
            options={ids.map((id) => ({ value: id, label: names[id] ?? id }))}
            onChange={(option) => {
              const form = ids.find((id) => !Array.isArray(option) && id === option?.value)
              if (form) choose({ part, form })
            }}
          />
        )
      })}
    </fieldset>
  )
}
