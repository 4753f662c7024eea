import { loadTwice } from '~/components/late/load-twice'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { shownTitle } from '../../../collections/resumes/title-of'
import { BLANK_TEXTS } from './blank-texts'

type Named = { title: string; content: ResumeContent | undefined }
type Written = Named & { content: ResumeContent }
type Options = {
  resumes: () => Promise<readonly Named[]>
  /** Hands out the files, in which nothing may stand. */
  go: () => Promise<void>
}

/** Asks before resumes are exported in which nothing is written. */
export function useAskBlank() {
  const texts = useTexts(BLANK_TEXTS)
  return async ({ resumes, go }: Options): Promise<void> => {
    // What can't be told now holds up nobody.
    const { all, blank } = await blankOf(resumes).catch(() => ({ all: [], blank: [] }))
    if (blank.length === 0) return go()
    const said = all.length === 1 ? texts.blank : texts.blankMany(blank.map((one) => shownTitle(one)))
    toast.warning(said, { label: texts.anyway, onAction: () => void go() })
  }
}

async function blankOf(resumes: Options['resumes']) {
  const [{ isBlankContent }, all] = await Promise.all([
    loadTwice(() => import('../../../collections/resumes/is-blank-content')),
    resumes(),
  ])
  const isBlank = (one: Named): one is Written => one.content !== undefined && isBlankContent(one.content)
  return { all, blank: all.filter(isBlank) }
}
