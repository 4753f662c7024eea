import { FoldVertical } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/Button'
import { useCommand } from '../commands/commands-context'
import { useSettledContent } from '../page/use-settled-content'
import { whenIdle } from '../page/when-idle'
import { FIT_PAGES } from './fit-pages'

/** Of the letters of the fullest page, what the last one has at most to be called a little over. */
const LITTLE = 0.3
const PATIENCE_MS = 2_000

/** Where the last page holds little: the way to do without it. */
export function FitNudge({ pages }: { pages: number }) {
  const fewer = FIT_PAGES.find((count) => count === pages - 1)
  const content = useSettledContent()
  const [isLittle, setIsLittle] = useState(false)
  useEffect(
    () => (fewer ? whenIdle(() => setIsLittle(isLittleOver()), PATIENCE_MS) : undefined),
    [fewer, content, pages],
  )
  // pressed once it is done, or can't be
  return fewer && isLittle ? <FitButton pages={fewer} onDone={() => setIsLittle(false)} /> : null
}

function FitButton({ pages, onDone }: { pages: number; onDone: () => void }) {
  const { name, run } = useCommand(`fit-${pages}`)
  return (
    <>
      <span aria-hidden data-fit className="h-4 w-px bg-line" />
      <Button
        look="ghost"
        size="sm"
        icon={FoldVertical}
        className="shrink-0 text-xs text-link pointer-coarse:h-11"
        onPress={() => {
          run({ focus: false })
          onDone()
          document.getElementById('editor-page')?.focus({ preventScroll: true })
        }}
      >
        {name}
      </Button>
    </>
  )
}

/** Reads the pages that are drawn: what a page holds is known there alone. */
function isLittleOver(): boolean {
  const letters = Array.from(
    document.querySelectorAll('.jl-editor-pages .jl-page'),
    ({ textContent }) => textContent.replace(/\s/g, '').length,
  )
  const last = letters.pop() ?? 0
  return letters.length > 0 && last <= LITTLE * Math.max(...letters)
}
