import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { GALLERY_TEXTS } from '../gallery/gallery-texts'
import { MarkedPages, type DrawnPages } from '../history/MarkedPages'
import type { Mark } from '../history/Marks'
import type { Drawn } from '../history/version'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { NEWER_TEXTS } from './newer-texts'

type Props = {
  title: string
  drawn: Drawn
  marks: readonly Mark[]
  /** How many, once they are drawn. */
  pages: number | undefined
  onDrawn: (pages: DrawnPages) => void
  className?: string
}

/** All pages of one version under its name. */
export function VersionPane({ title, drawn, marks, pages, onDrawn, className }: Props) {
  const texts = useTexts(NEWER_TEXTS)
  const { drawing } = useTexts(GALLERY_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  return (
    <section className={cx('flex min-h-0 min-w-0 flex-1 flex-col', className)}>
      <h3 className="flex shrink-0 items-baseline gap-2 px-4 py-2 text-sm font-semibold">
        {title}
        <span role="status" className="font-normal text-muted tabular-nums">
          {pages === undefined ? drawing : shell.pages(pages)}
        </span>
      </h3>
      <MarkedPages drawn={drawn} marks={marks} words={texts} label={title} name={title} onDrawn={onDrawn} />
    </section>
  )
}
