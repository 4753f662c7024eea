import { Button } from '~/components/ui/Button'
import type { Fact } from '../../../collections/resumes/schema'
import { useTexts } from '~/i18n/use-texts'
import { areFacts, dateInWords } from '../edits/dates-in-words'
import { findPlace } from '../edits/find-place'
import type { Draft } from '../fields/drafts'
import type { Editor } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { FORM_TEXTS } from '../texts/form-texts'

type Props = {
  owner: string
  field: 'start' | 'end'
  draft: Draft
  /** The only date that is asked for. */ isSingle: boolean
}

/**
 * Words in a date's field that are no date, such as “Spring 2021”: they may stand among the entry's further fields, where an
 * import puts them as well.
 */
export function KeepAsText({ owner, field, draft, isSingle }: Props) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const words = draft.text.trim()
  const content = editor.content()
  const place = findPlace({ content, id: owner })
  const fact = () => dateInWords({ content: editor.content(), which: isSingle ? 'dates' : field, words })
  if (place?.kind !== 'item' || !areFacts([...place.value.facts, fact()])) return null
  const keep = () => {
    const kept = fact()
    const name = texts.keepAsText(words)
    keepAsFact({ editor, name, owner, field, fact: kept })
    editor.drafts.drop(`${owner}.${field}`)
    bringBack({ editor, name, owner, field, fact: kept, draft })
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
  field: 'start' | 'end'
  name: string
  fact: Fact
}

function keepAsFact({ editor, name, owner, field, fact }: Keep): void {
  editor.change({
    name,
    recipe: (draft) => {
      const place = findPlace({ content: draft, id: owner })
      if (place?.kind !== 'item') return
      place.value[field] = ''
      place.value.facts.push(fact)
    },
  })
}

type BringBack = Keep & { draft: Draft }

/** A draft is no part of the document: undo puts the words back into their field beside it, redo takes them from there. */
function bringBack({ editor, name, owner, field, fact, draft }: BringBack): void {
  const key = `${owner}.${field}`
  let wasThere = true
  editor.subscribe(() => {
    const isThere = findPlace({ content: editor.content(), id: fact.id }) !== undefined
    if (isThere === wasThere) return
    wasThere = isThere
    if (isThere) editor.drafts.drop(key)
    else if (editor.history().redo === name) editor.drafts.set(key, draft)
  })
}
