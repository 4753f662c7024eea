import { Plus, X } from 'lucide-react'
import { memo } from 'react'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import type { Fact } from '../../../collections/resumes/schema'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { findPlace } from '../edits/find-place'
import { TextField } from '../fields/TextField'
import { schemaParts } from '../schema/schema-parts'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'
import { focusField } from './focus-field'
import { useRowActions } from './use-row-actions'

type Props = { owner: string; facts: Fact[] }

/** Short labelled facts of an item: score, role, team size. */
export const FactFields = memo(function FactFields({ owner, facts }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const language = useLocale()
  const actions = useRowActions()
  const add = () => {
    const row = schemaParts().newFact()
    editor.change({
      name: texts.addFact,
      recipe: (draft) => {
        const place = findPlace({ content: draft, id: owner })
        if (place?.kind === 'item') place.value.facts.push(row)
      },
    })
    focusField({ owner: row.id, field: 'label' })
  }
  return (
    <div className="space-y-2">
      {facts.map(({ id, label, value }) => (
        <div key={id} data-owner={id} className="flex items-end gap-1.5">
          <div className="w-24 shrink-0">
            <TextField owner={id} field="label" value={label} kind="factLabel" label={texts.factLabel} />
          </div>
          <div className="min-w-0 flex-1">
            <TextField owner={id} field="value" value={value} kind="factValue" label={texts.factValue} />
          </div>
          <IconButton
            icon={X}
            label={`${texts.remove} ${label}`}
            className="text-muted"
            onPress={() => actions.remove({ id, name: label || ITEM_FIELDS.facts.label[language] })}
          />
        </div>
      ))}
      <Button
        icon={Plus}
        size="sm"
        look="ghost"
        className="-ms-2 text-muted pointer-coarse:h-11"
        onPress={add}
      >
        {texts.addFact}
      </Button>
    </div>
  )
})
