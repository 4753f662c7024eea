import { Info } from 'lucide-react'
import { defineTexts } from '~/i18n/define-texts'
import { useTexts } from '~/i18n/use-texts'
import { useLayout } from '../session/use-layout'
import { useMissingCharacters } from './use-missing-characters'
import { useSettledContent } from './use-settled-content'

const TEXTS = defineTexts({
  'zh-CN': {
    missing: (characters: string) =>
      `字体中没有这些字符，PDF 中会显示为替代字形或方框，招聘系统（ATS）可能读不出：${characters}`,
    comma: '、',
  },
  en: {
    missing: (characters: string) =>
      `Our fonts lack these characters; in the PDF they may look different or be a box, and may not be read by hiring systems (ATS): ${characters}`,
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
