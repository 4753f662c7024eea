import { Info } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { missingCharacters, rareCharacters, type CoveredRanges } from '../../document/text/missing-characters'
import { defineTexts } from '~/i18n/define-texts'
import { useTexts } from '~/i18n/use-texts'
import { useLayout } from '../session/use-layout'
import { useSettledContent } from './use-settled-content'

const TEXTS = defineTexts({
  'zh-CN': {
    missing: (characters: string) =>
      `字体中没有这些字符，PDF 中会显示为替代字形或方框，招聘系统（ATS）可能读不出：${characters}`,
    comma: '、',
  },
  en: {
    missing: (characters: string) =>
      `Our fonts don’t have these characters. In the PDF they may look different or show as boxes, and applicant tracking systems (ATS) may not read them: ${characters}`,
    comma: ', ',
  },
})
const SHOWN = 12

/** A quiet word above the pages about characters that can't be printed as they should; nothing while there are none. */
export function MissingCharacters() {
  const texts = useTexts(TEXTS)
  const content = useSettledContent()
  const missing = useMissingCharacters({ content, layout: useLayout() })
  const shown = [...missing.slice(0, SHOWN), ...(missing.length > SHOWN ? ['…'] : [])]
  return (
    <p role="status" className="mx-auto w-fit max-w-full text-sm text-muted">
      {missing.length > 0 && (
        <span className="mb-4 flex items-start gap-2 rounded-card bg-surface px-3 py-2 shadow-rest">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
          {texts.missing(shown.join(texts.comma))}
        </span>
      )}
    </p>
  )
}

const NONE: string[] = []

/** The characters of a document that no font of ours can draw; what the fonts have is asked only for rare ones. */
function useMissingCharacters(options: { content: ResumeContent; layout: Layout }): string[] {
  const { content, layout } = options
  const { font } = content.config
  const rare = rareCharacters({ content, layout }).join('')
  const [known, setKnown] = useState<{ font: string; covered: CoveredRanges }>()
  const isAsked = rare !== '' && known?.font !== font
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    fetch(`/fonts/covered-${font}.json`, { signal: leaving.signal })
      .then((answer) => answer.json() as Promise<CoveredRanges>)
      .then(
        (covered) => setKnown({ font, covered }),
        // Without the list nothing can be said; the next rare character asks again.
        () => undefined,
      )
    return () => leaving.abort()
  }, [isAsked, font])
  return useMemo(
    () =>
      known?.font === font ? missingCharacters({ characters: [...rare], covered: known.covered }) : NONE,
    [rare, known, font],
  )
}
