import { memo } from 'react'
import type { SkillRow } from '../../../collections/resumes/schema'
import { Slider } from '~/components/ui/Slider'
import { useTexts } from '~/i18n/use-texts'
import { TagsField } from '../fields/TagsField'
import { TextField } from '../fields/TextField'
import { ValueRow } from '../sections/ValueRow'
import { useEditor } from '../session/editor-context'
import { useFold } from '../session/folds'
import { FORM_TEXTS } from '../texts/form-texts'

type Props = { row: SkillRow; step: number; index: number; count: number }

/** A skill with its score; level in words and keywords behind the menu. */
export const SkillRowForm = memo(function SkillRowForm({ row, step, index, count }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const isOpen = useFold({ folds: editor.folds, id: row.id })
  const label = `${texts.skill} ${index + 1}`
  return (
    <ValueRow
      list="skills"
      row={row}
      name={row.key || texts.untitled(texts.skill)}
      index={index}
      count={count}
      details={isOpen ? texts.closeSkillDetails : texts.skillDetails}
      field={
        <TextField
          owner={row.id}
          field="key"
          value={row.key}
          kind="skill"
          label={row.hidden ? `${label} (${texts.hidden})` : label}
        />
      }
    >
      <div className="ms-5 me-8 pt-1">
        <Slider
          label={texts.scale}
          value={Math.min(row.value, step)}
          minValue={0}
          maxValue={step}
          onChange={(value) => editor.setField({ owner: row.id, field: 'value', value, label: texts.scale })}
        />
        {isOpen ? (
          <div className="mt-1 space-y-2 rounded-menu bg-subtle p-2.5 shadow-rest">
            <TextField owner={row.id} field="level" value={row.level} kind="level" label={texts.level} />
            <TagsField owner={row.id} field="tags" value={row.tags} label={texts.tags} />
          </div>
        ) : null}
      </div>
    </ValueRow>
  )
})
