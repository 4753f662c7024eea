import type { ResumeContent } from '../../../collections/resumes/schema'
import { isDateInWords } from '../../document/text/item-dates'
import { dropDatesInWords } from './dates-in-words'
import { findPlace } from './find-place'
import { addressBeside } from './row-address'

export type FieldValue = string | number | boolean | string[]
type Options = { content: ResumeContent; owner: string; field: string; value: FieldValue }

/**
 * Sets a field of the thing with an id, or of a part without one: `$content`, `$avatar`, `$config`, `$baseInfo`,
 * `$skill`, `$margin`. The address of a row goes along with words that repeat it,
 * and words that stood for a date go. Changes the draft it is given; does nothing when the thing is gone.
 */
export function setField({ content, owner, field, value }: Options): void {
  const place = findPlace({ content, id: owner })
  const target = partOf({ content, owner }) ?? place?.value
  if (place?.kind === 'row' && field === 'value' && typeof value === 'string')
    place.value.url = addressBeside({ words: place.value.value, url: place.value.url, next: value })
  // “Now” may be the end of what began in words.
  if (place?.kind === 'item' && (field === 'start' || field === 'end') && value !== '' && value !== 'now')
    dropDatesInWords({ item: place.value, which: field })
  // What the person calls something else is something else.
  if (place?.kind === 'fact' && field === 'label' && isDateInWords(place.value)) place.value.key = ''
  // The edge: which fields a thing has and what they hold is checked by the field's own schema before.
  if (target) Object.assign(target, { [field]: value })
}

/** What a field holds; undefined where there is no such thing. */
export function fieldOf({ content, owner, field }: Omit<Options, 'value'>): unknown {
  const target: object | undefined = partOf({ content, owner }) ?? findPlace({ content, id: owner })?.value
  return target && Object.entries(target).find(([name]) => name === field)?.[1]
}

function partOf({ content, owner }: { content: ResumeContent; owner: string }): object | undefined {
  const parts: Record<string, object> = {
    $content: content,
    $avatar: content.avatar,
    $config: content.config,
    $baseInfo: content.baseInfo,
    $skill: content.skill,
    $margin: content.margin,
  }
  return parts[owner]
}
