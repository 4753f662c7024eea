import { toast } from '~/components/ui/toast'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { findPlace } from '../edits/find-place'
import type { FieldTarget } from '../session/editor'
import { STEP_TEXTS } from '../texts/step-texts'
import type { Caret } from './caret'
import { rowMeantFor } from './contact-kind'
import type { PenOptions } from './pen'
import { partSkill } from './part-skill'
import { putWhereMeant } from './put-where-meant'
import { addressInWords, setWritten } from './written-addresses'
import { hasLines, isRich } from './written-field'

export type Settling = Pick<PenOptions, 'content' | 'setField' | 'change' | 'language'> & {
  text: (target: FieldTarget) => string
  name: (target: FieldTarget) => string
  caret: Caret
  /** What stood there when the caret came. */
  before: string
  /** What was typed as dates and says none. */
  words: string | undefined
}

/** What becomes of a text that the caret leaves; answers where what it stood in is printed from now. */
export function settleText(options: Settling): Caret {
  dropBlankTags(options)
  const { caret } = options
  if (options.text(caret) !== options.before) {
    partRow(options)
    changeKind(options)
    tellDates(options)
  }
  return takeAddress(options) ? { ...caret, field: 'url' } : caret
}

/** Words that are no dates, and now stand elsewhere or still there, are told of. */
function tellDates(options: Settling): void {
  const { words, language } = options
  if (!putWhereMeant(options) && words !== undefined) toast.info(STEP_TEXTS[language].keptAsText(words))
}

/** What stands between two commas and is nothing is no tag. */
function dropBlankTags({ caret: { owner, field }, text, name, setField }: Settling): void {
  if (isRich({ owner, field }) || !hasLines({ owner, field })) return
  const tags = text({ owner, field }).split('\n')
  const kept = tags.filter((tag) => tag.trim() !== '')
  if (kept.length < tags.length) setField({ owner, field, value: kept, label: name({ owner, field }) })
}

/** The words behind a colon of a skill are its keywords: a step of its own, so that undo keeps the words as they were typed. */
function partRow({ caret, content, name, change }: Settling): void {
  const { owner, field } = caret
  const row = (of: ResumeContent) => {
    const place = field === 'key' ? findPlace({ content: of, id: owner }) : undefined
    return place?.kind === 'skill' ? place.value : undefined
  }
  const now = row(content())
  const parted = now && partSkill(now)
  if (!parted) return
  change({
    name: name({ owner, field: 'tags' }),
    caret,
    recipe: (draft) => void Object.assign(row(draft) ?? {}, parted),
  })
}

/**
 * An e-mail address that was written where the telephone is asked for stands there as an e-mail address, and the telephone is asked for
 * where the e-mail address was: two rows change kind and label, a step of its own as well.
 */
function changeKind({ caret, content, name, change }: Settling): void {
  const { owner, field } = caret
  const rows = (of: ResumeContent) => {
    const place = field === 'value' ? findPlace({ content: of, id: owner }) : undefined
    const row = place?.kind === 'row' ? place.value : undefined
    const meant = row && rowMeantFor({ rows: of.baseInfo.list, row })
    return meant && [row, meant]
  }
  if (!rows(content())) return
  change({
    name: name({ owner, field }),
    caret,
    recipe: (draft) => {
      const [row, meant] = rows(draft) ?? []
      if (!row || !meant) return
      const { kind, key } = row
      Object.assign(row, { kind: meant.kind, key: meant.key })
      Object.assign(meant, { kind, key })
    },
  })
}

/** An address that was written as a contact's words is printed as addresses are; answers whether it was one. */
function takeAddress({ caret: { owner, field }, content, name, change }: Settling): boolean {
  const url = field === 'value' ? addressInWords({ content: content(), owner }) : undefined
  if (url === undefined) return false
  change({
    name: name({ owner, field }),
    merge: `${owner}.${field}`,
    recipe: (draft) => setWritten({ content: draft, owner, field: 'url', value: url }),
  })
  return true
}
