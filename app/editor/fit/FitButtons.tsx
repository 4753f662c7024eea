import { useId } from 'react'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { useEditor } from '../session/editor-context'
import { FIT_PAGES } from './fit-pages'
import { FIT_TEXTS } from './fit-texts'
import { fitToPages } from './fit-to-pages'

/** Makes the document fit one page or two. */
export function FitButtons() {
  const editor = useEditor()
  const texts = useTexts(FIT_TEXTS)
  const [title, hint] = [useId(), useId()]
  return (
    <div role="group" aria-labelledby={title} aria-describedby={hint} className="space-y-1.5">
      <div id={title} className="text-sm">
        {texts.title}
      </div>
      <div className="grid grid-cols-2 gap-2">
        {FIT_PAGES.map((pages) => (
          <Button
            key={pages}
            size="sm"
            className="pointer-coarse:h-11"
            onPress={() => fitToPages({ editor, pages })}
          >
            {texts.pages(pages)}
          </Button>
        ))}
      </div>
      <p id={hint} className="text-xs text-muted">
        {texts.hint}
      </p>
    </div>
  )
}
