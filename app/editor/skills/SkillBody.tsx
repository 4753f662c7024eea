import { Plus } from 'lucide-react'
import { Button } from '~/components/ui/Button'
import { NumberField } from '~/components/ui/NumberField'
import { useTexts } from '~/i18n/use-texts'
import { addSkill } from '../edits/add-entry'
import { TextField } from '../fields/TextField'
import { focusField } from '../sections/focus-field'
import { useEditor } from '../session/editor-context'
import { useFormsContent } from '../session/forms-content'
import { FORM_TEXTS } from '../texts/form-texts'
import { SkillRowForm } from './SkillRowForm'

/** The skills' title, scale and rows. */
export function SkillBody() {
  const editor = useEditor()
  const skill = useFormsContent((content) => content.skill)
  const texts = useTexts(FORM_TEXTS)
  const add = () => focusField(addSkill(editor))
  return (
    <>
      <div className="grid grid-cols-[1fr_7rem] items-end gap-2">
        <TextField
          owner="$skill"
          field="title"
          value={skill.title}
          kind="sectionTitle"
          label={texts.sectionTitle}
        />
        <NumberField
          size="sm"
          label={texts.step}
          value={skill.step}
          minValue={1}
          maxValue={1000}
          onChange={(value) => {
            if (Number.isFinite(value))
              editor.setField({ owner: '$skill', field: 'step', value, label: texts.step })
          }}
        />
      </div>
      <p className="text-xs text-muted">{texts.stepHint}</p>
      <div className="-ms-5 space-y-1.5 pointer-coarse:ms-0">
        {skill.list.map((row, i) => (
          <SkillRowForm key={row.id} row={row} step={skill.step} index={i} count={skill.list.length} />
        ))}
      </div>
      <Button size="sm" onPress={add} className="pointer-coarse:h-11">
        <Plus aria-hidden className="size-4" />
        {texts.addSkill}
      </Button>
    </>
  )
}
