import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { LAYOUT_NAMES } from '../../../collections/layout-codes'
import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { inNewerVersion } from '../../document/designs/newer-version'
import type { Drawn } from '../history/version'
import { useEditor } from '../session/editor-context'
import { offerUndo } from '../session/offer-undo'
import { DialogFooter, FullDialog } from '../ui/FullDialog'
import { NEWER_TEXTS } from './newer-texts'
import { useComparison } from './use-comparison'
import { FONT_NAMES } from '../../document/style/font-names'
import { cx } from '~/components/ui/cx'
import { MarkSign } from '../history/MarkSign'
import type { Mark } from '../history/Marks'
import { GALLERY_TEXTS } from '../gallery/gallery-texts'
import { MarkedPages, type DrawnPages } from '../history/MarkedPages'
import { SHELL_TEXTS } from '../texts/shell-texts'

/** The resume as it is, beside it in the newer version of its layout. Nothing changes until that one is chosen. */
export function NewerDialog({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  // What stands under a dialog stands still.
  const [now] = useState(editor.state)
  const [newer] = useState(() => inNewerVersion(now))
  return newer ? <Comparison now={now} newer={newer} onClose={onClose} /> : null
}

function Comparison({ now, newer, onClose }: { now: Drawn; newer: Drawn; onClose: () => void }) {
  const editor = useEditor()
  const texts = useTexts(NEWER_TEXTS)
  const name = LAYOUT_NAMES[now.layout][useLocale()]
  const compared = useComparison({ now, newer })
  const use = () => {
    editor.changeState({
      name: texts.step,
      recipe: (draft) => {
        draft.layoutVersion = newer.layoutVersion
        draft.content.config.font = newer.content.config.font
      },
    })
    onClose()
    focusIfLost(() => document.querySelector('[data-style-group=layout]'))
    offerUndo({ editor, text: texts.done(name) })
  }
  return (
    <FullDialog icon={GitCompareArrows} title={texts.title(name)} onClose={onClose}>
      <Differences now={now} newer={newer} compared={compared.isDrawn ? compared : undefined} />
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <VersionPane title={texts.now} drawn={now} marks={compared.marks} {...compared.now} />
        <VersionPane
          title={texts.newer}
          drawn={newer}
          marks={compared.marks}
          className="border-line max-md:border-t md:border-s"
          {...compared.newer}
        />
      </div>
      <DialogFooter>
        <Button onPress={onClose} className="max-md:flex-1">
          {texts.keep}
        </Button>
        <Button look="primary" onPress={use} className="max-md:flex-1">
          {texts.use}
        </Button>
      </DialogFooter>
    </FullDialog>
  )
}

type Compared = { marks: readonly Mark[]; broken: number; isMoved: boolean }
type Props = { now: Drawn; newer: Drawn; /** once both are drawn */ compared: Compared | undefined }

/** In words what the newer version sets otherwise, with the signs that mark it on the pages. */
function Differences({ now, newer, compared }: Props) {
  const texts = useTexts(NEWER_TEXTS)
  const names = FONT_NAMES[useLocale()]
  const [from, to] = [now.content.config.font, newer.content.config.font]
  const italics = compared?.marks.filter(({ kind }) => kind === 'added').length ?? 0
  const broken = compared?.broken ?? 0
  return (
    <ul aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-3 pb-1 text-sm text-muted">
      {from === to ? null : <li>{texts.font(names[from], names[to])}</li>}
      {from === to || italics > 0 ? null : <li>{texts.canItalics}</li>}
      {italics > 0 ? (
        <li className="flex items-center gap-1.5">
          <MarkSign kind="added" />
          {texts.italics(italics)}
        </li>
      ) : null}
      {broken > 0 ? (
        <li className="flex items-center gap-1.5">
          <MarkSign kind="changed" />
          {texts.broken(broken)}
        </li>
      ) : null}
      {compared && broken === 0 ? <li>{compared.isMoved ? texts.moved : texts.unbroken}</li> : null}
      <li>{texts.about}</li>
    </ul>
  )
}

/**
 * Focuses an element where a dialog that closes now leaves the focus nowhere, because what opened it went with it. A dialog gives
 * the focus back in the frame after it has closed.
 */
function focusIfLost(find: () => HTMLElement | null): void {
  const look = () => {
    if (document.activeElement === document.body) find()?.focus({ preventScroll: true })
  }
  requestAnimationFrame(() => requestAnimationFrame(look))
}

type PaneProps = {
  title: string
  drawn: Drawn
  marks: readonly Mark[]
  /** How many, once they are drawn. */
  pages: number | undefined
  onDrawn: (pages: DrawnPages) => void
  className?: string
}

/** All pages of one version under its name. */
function VersionPane({ title, drawn, marks, pages, onDrawn, className }: PaneProps) {
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
