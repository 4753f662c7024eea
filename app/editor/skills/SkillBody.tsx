import { Plus } from 'lucide-react'
import { memo } from 'react'
import { Button } from '~/components/ui/Button'
import { NumberField } from '~/components/ui/NumberField'
import { useTexts } from '~/i18n/use-texts'
import { Slider } from '~/components/ui/Slider'
import { withParts } from '../../document/designs/parts/choose-parts'
import { addSkill } from '../edits/add-entry'
import { TextField } from '../fields/TextField'
import { focusField } from '../sections/focus-field'
import { useEditor } from '../session/editor-context'
import { useFormsContent } from '../session/forms-content'
import { useContent } from '../session/use-content'
import { useDesign } from '../session/use-layout'
import { FORM_TEXTS } from '../texts/form-texts'
import type { SkillRow } from '../../../collections/resumes/schema'
import { TagsField } from '../fields/TagsField'
import { ValueRow } from '../sections/ValueRow'
import { useFold } from '../session/folds'

/** The skills' title and rows, and their scale where the page draws one. */
export function SkillBody() {
  const editor = useEditor()
  const skill = useFormsContent((content) => content.skill)
  const texts = useTexts(FORM_TEXTS)
  const hasScale = useHasScale()
  const add = () => focusField(addSkill(editor))
  const title = (
    <TextField
      owner="$skill"
      field="title"
      value={skill.title}
      kind="sectionTitle"
      label={texts.sectionTitle}
    />
  )
  return (
    <>
      {hasScale ? (
        <>
          <div className="grid grid-cols-[1fr_7rem] items-end gap-2">
            {title}
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
        </>
      ) : (
        title
      )}
      <div className="-ms-5 space-y-4 pointer-coarse:-ms-9">
        {skill.list.map((row, i) => (
          <SkillRowForm
            key={row.id}
            row={row}
            step={hasScale ? skill.step : undefined}
            index={i}
            count={skill.list.length}
          />
        ))}
      </div>
      <Button icon={Plus} size="sm" onPress={add}>
        {texts.addSkill}
      </Button>
    </>
  )
}

/** Whether scores are drawn; where they are not, they are kept and not asked for. */
function useHasScale(): boolean {
  const design = useDesign()
  const parts = useContent(({ config }) => config)
  return withParts({ design, parts }).skills.look !== 'none'
}

type Props = {
  row: SkillRow
  /** The best score, where scores are drawn. */
  step: number | undefined
  index: number
  count: number
}

/** A skill with its keywords and its score; the level in words behind the menu. */
const SkillRowForm = memo(function SkillRowForm({ row, step, index, count }: Props) {
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
          keys={texts.moreKeys}
          value={row.key}
          kind="skill"
          label={row.hidden ? `${label} (${texts.hidden})` : label}
        />
      }
    >
      <div className="ms-5 me-8 space-y-2 pt-2 pointer-coarse:ms-9 pointer-coarse:me-11">
        <TagsField owner={row.id} field="tags" value={row.tags} label={texts.tags} />
        {step === undefined ? null : (
          <Slider
            label={texts.scale}
            value={Math.min(row.value, step)}
            minValue={0}
            maxValue={step}
            onChange={(value) =>
              editor.setField({ owner: row.id, field: 'value', value, label: texts.scale })
            }
          />
        )}
        {isOpen ? (
          <TextField owner={row.id} field="level" value={row.level} kind="level" label={texts.level} />
        ) : null}
      </div>
    </ValueRow>
  )
})
