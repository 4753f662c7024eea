import { TaskFault } from '../provider/fault'
import { suggest } from '../edits/suggest'
import type { Edit } from '../edits/edit-schema'
import type { CheckFacts } from '../edits/fact-check.server'
import { isInAnotherLanguage } from '../edits/is-in-another-language'
import type { KindContext } from './kind-context'

export type OfferEditsOptions = Pick<
  KindContext,
  'content' | 'marks' | 'secondReading' | 'row' | 'language'
> & {
  edits: readonly Edit[]
  /** names of fields, as `entry.text` */
  allowed: readonly string[]
  checkFacts: CheckFacts
  /** the person's own words in this task */
  user?: string | undefined
  job?: string | undefined
}

/** Says each edit that can be offered as a `patch`, later ones made on a document with the earlier ones untouched. */
export async function offerEdits(options: OfferEditsOptions): Promise<number> {
  const { content, marks, row, language, edits, allowed, user, job, checkFacts } = options
  const seen = new Set<string>()
  const shown = edits.map((edit) => ({ ...edit, value: marks.show(edit.value), why: marks.show(edit.why) }))
  const offers = shown.flatMap((edit) => {
    const offer = suggest({ content, revision: row.revision, edit, allowed, language })
    if (!offer || seen.has(offer.path)) return []
    seen.add(offer.path)
    return [offer]
  })
  const text = offers.map(({ after }) => after).join('\n')
  if (isInAnotherLanguage({ text, language: content.config.language }))
    throw new TaskFault({ code: 'wrong-language', mayPass: true })
  const texts = await checkFacts(offers.map((offer, index) => ({ key: `p${index + 1}`, ...offer })))
  await options.secondReading.say({ texts, user, job })
  return offers.length
}
