import { useEffect, useRef, useState } from 'react'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { Layout } from '../../document/layouts/types'
import { charactersOf } from '../../document/render/characters'
import { fontFamilies } from '../../document/render/page-css'

/** How long a page waits for its own letters, in milliseconds, before it is shown in others. */
const PATIENCE_MS = 1500

/**
 * A number that grows whenever font files have arrived: text drawn before is measured anew then. Undefined until those of
 * the document are there, or long in coming: lines that are shown and then move are worse than a page that comes a
 * little later. They are asked for here, since a browser fetches none for a tab of a phone that is not shown.
 */
export function useLoadedFonts(options: { content: ResumeContent; layout: Layout }): number | undefined {
  const [count, setCount] = useState<number>()
  const first = useRef(options)
  useEffect(() => {
    const fonts = document.fonts
    const ready = () => setCount((before) => before ?? 0)
    const loaded = () => setCount((before) => (before === undefined ? before : before + 1))
    const timer = setTimeout(ready, PATIENCE_MS)
    void loadFonts(first.current).finally(ready)
    fonts.addEventListener('loadingdone', loaded)
    return () => {
      clearTimeout(timer)
      fonts.removeEventListener('loadingdone', loaded)
    }
  }, [])
  return count
}

async function loadFonts({ content, layout }: { content: ResumeContent; layout: Layout }): Promise<void> {
  await styleSheet(`/fonts/jianli-${content.config.font}.css`)
  const families = fontFamilies(content.config)
  const { regular, bold } = charactersOf({ content, layout })
  await Promise.allSettled([
    document.fonts.load(`400 1em ${families}`, regular),
    document.fonts.load(`700 1em ${families}`, bold),
  ])
}

/** Resolves when a style sheet of the page is there, or will not be. */
async function styleSheet(address: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`)
  if (!link || link.sheet) return
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
  })
}
