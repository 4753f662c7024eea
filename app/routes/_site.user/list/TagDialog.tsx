import { useState, type FormEvent } from 'react'
import { distinctTags, LONGEST_TAG, MOST_TAGS } from '../../../../collections/resumes/tags'
import { Button } from '~/components/ui/Button'
import { Checkbox } from '~/components/ui/Checkbox'
import { Dialog } from '~/components/ui/Dialog'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import type { ResumeSummary } from './resume-summary'
import { LIST_TEXTS } from './texts'

export type TagChange = { id: string; tags: string[] }
type Props = {
  resumes: readonly ResumeSummary[]
  /** those that there are already */
  known: readonly string[]
  onSave: (changes: TagChange[]) => void
  onClose: () => void
}

/** The tags of one resume or of several: of those, a tag that some have stays with some until it is touched. */
export function TagDialog({ resumes, known, onSave, onClose }: Props) {
  const t = useTexts(LIST_TEXTS).tagDialog
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const all = distinctTags([...touched.keys(), ...resumes.flatMap(({ tags }) => tags), ...known])
  const touch = (tag: string, isOn: boolean) => {
    setFault(undefined)
    setTouched((old) => new Map(old).set(tag, isOn))
  }
  const add = (event?: FormEvent) => {
    event?.preventDefault()
    const [tag = ''] = distinctTags([...all, typed.trim()]).filter((one) => sameWord(one, typed.trim()))
    if (tag) touch(tag, true)
    setTyped('')
  }
  const save = () => {
    const changes = resumes.map(({ id, tags }) => ({ id, tags: changed({ tags, touched: withTyped() }) }))
    if (changes.some(({ tags }) => tags.length > MOST_TAGS)) return setFault(t.tooMany(MOST_TAGS))
    onSave(changes)
  }
  // What still stands in the field was meant as well.
  const withTyped = () => (typed.trim() ? new Map(touched).set(typed.trim(), true) : touched)
  const count = (tag: string) => resumes.filter(({ tags }) => tags.includes(tag)).length
  return (
    <Dialog
      onClose={onClose}
      isDismissable={touched.size === 0 && typed === ''}
      title={t.title(resumes.length)}
      description={t.text}
      footer={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button look="primary" onPress={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <form onSubmit={add} className="flex items-end gap-2">
        <TextField
          autoFocus
          className="flex-1"
          label={t.add}
          value={typed}
          maxLength={LONGEST_TAG}
          error={fault}
          onChange={setTyped}
          autoComplete="off"
        />
        <Button type="submit" isDisabled={typed.trim() === ''}>
          {t.addButton}
        </Button>
      </form>
      <div role="group" aria-label={t.known} className="mt-4 flex max-h-60 flex-col overflow-y-auto">
        {all.map((tag) => {
          const isTouched = touched.get(tag)
          const some = count(tag)
          return (
            <Checkbox
              key={tag}
              isSelected={isTouched ?? some === resumes.length}
              isIndeterminate={isTouched === undefined && some > 0 && some < resumes.length}
              onChange={(isOn) => touch(tag, isOn)}
            >
              <span className="min-w-0 truncate">{tag}</span>
            </Checkbox>
          )
        })}
      </div>
    </Dialog>
  )
}

function changed({ tags, touched }: { tags: readonly string[]; touched: ReadonlyMap<string, boolean> }) {
  const added = [...touched].flatMap(([tag, isOn]) => (isOn ? tag : []))
  return distinctTags([...tags.filter((tag) => touched.get(tag) !== false), ...added])
}

function sameWord(a: string, b: string): boolean {
  return distinctTags([a, b]).length === 1
}
