import { useSyncExternalStore } from 'react'
import { Button } from '~/components/ui/Button'
import { ITEM_FIELDS } from '../../../collections/resumes/item-fields'
import { useTexts } from '~/i18n/use-texts'
import { findPlace } from '../edits/find-place'
import { schemaParts } from '../schema/schema-parts'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'

type Props = {
  owner: string
  field: 'start' | 'end'
  /** The only date that is asked for. */ isSingle?: boolean
}

/**
 * Words in a date's field that are no date, such as “Spring 2021”: they may stand among the entry's further fields, where an
 * import puts them as well.
 */
export function KeepAsText({ owner, field, isSingle = false }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const draft = useSyncExternalStore(
    editor.drafts.subscribe,
    () => editor.drafts.get(`${owner}.${field}`),
    () => undefined,
  )
  const words = draft?.error === undefined ? '' : draft.text.trim()
  // Half a number is a date on its way.
  if (!/\p{L}/u.test(words)) return null
  const keep = () => {
    const language = editor.content().config.language
    const isPeriod = draft?.isPeriod === true && !isSingle
    const one = isSingle ? FORM_TEXTS[language].date : ITEM_FIELDS[field].label[language]
    const fact = { label: isPeriod ? FORM_TEXTS[language].dates : one, value: words }
    const fields = isPeriod ? (['start', 'end'] as const) : [field]
    keepAsFact({ editor, name: texts.keepAsText(words), owner, fields, fact })
    editor.drafts.drop(`${owner}.${field}`)
    editor.reveal({ owner, field })
  }
  return (
    <Button size="sm" className="mt-1 max-w-full" onPress={keep}>
      <span className="truncate">{texts.keepAsText(words)}</span>
    </Button>
  )
}

type Keep = {
  editor: Editor
  owner: string
  fields: readonly ('start' | 'end')[]
  name: string
  fact: { label: string; value: string }
}

function keepAsFact({ editor, name, owner, fields, fact }: Keep): void {
  editor.change({
    name,
    recipe: (draft) => {
      const place = findPlace({ content: draft, id: owner })
      if (place?.kind !== 'item') return
      for (const field of fields) place.value[field] = ''
      place.value.facts.push({ ...schemaParts().newFact(), ...fact })
    },
  })
}
