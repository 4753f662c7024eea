import { Download } from 'lucide-react'
import { useState, useEffect, useRef } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { saveBytes } from '../shell/save-bytes'
import type { Table, OpenFile } from './sheet'
import { SheetCard } from './SheetCard'
import { PAGES_TEXTS } from './texts'
import { useSheetActions } from './use-sheet-actions'

type Props = { table: Table; onTable: (change: (table: Table) => Table) => void; onClear: () => void }

/** The pages in their order. Dragging one over another puts it there. */
export function PageTable({ table, onTable, onClear }: Props) {
  const t = useTexts(PAGES_TEXTS)
  const pictures = usePictures(table.files)
  const { sheets, files } = table
  const { said, dragged, setDragged, ...actions } = useSheetActions({ table, onTable })
  return (
    <section aria-labelledby="sheets-title" className="mt-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="sheets-title" className="me-auto text-lg font-semibold text-ink">
          {t.list}{' '}
          <span className="ms-2 text-base font-normal text-muted tabular-nums">{t.count(sheets.length)}</span>
        </h2>
        <button
          type="button"
          className={buttonClass({ look: 'ghost', className: 'pointer-coarse:h-11' })}
          onClick={onClear}
        >
          {t.clear}
        </button>
        <SaveButton table={table} />
      </div>
      <p className="mt-1 text-sm text-muted pointer-coarse:hidden">{t.keys}</p>
      <p className="sr-only" role="status">
        {said}
      </p>
      {sheets.length === 0 && <p className="mt-6 text-base text-muted">{t.empty}</p>}
      <ol className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
        {sheets.map((sheet, index) => (
          <SheetCard
            key={sheet.id}
            sheet={sheet}
            file={files.find(({ id }) => id === sheet.file)?.name ?? ''}
            picture={pictures[sheet.id]}
            place={index + 1}
            total={sheets.length}
            isDragged={dragged === sheet.id}
            onDrag={setDragged}
            onDrop={() => dragged && actions.move({ id: dragged, to: index })}
            {...actions}
          />
        ))}
      </ol>
    </section>
  )
}

function SaveButton({ table }: { table: Table }) {
  const t = useTexts(PAGES_TEXTS)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { mergePdf } = await import('./merge-pdf')
      saveBytes({ data: await mergePdf(table), type: 'application/pdf', name: t.fileName })
    } catch {
      toast.error(t.saveFailed)
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      disabled={isBusy || table.sheets.length === 0}
      className={buttonClass({ look: 'primary', className: 'pointer-coarse:h-11' })}
      onClick={() => void save()}
    >
      {isBusy ? <SpinnerRing /> : <Download aria-hidden className="size-4" />}
      {isBusy ? t.saving : t.download}
    </button>
  )
}

/** Pictures by sheet id, drawn file by file as files come; undefined while a page waits for its turn. */
function usePictures(files: OpenFile[]): Record<string, string> {
  const [pictures, setPictures] = useState<Record<string, string>>({})
  const begun = useRef(new Set<string>())
  const queue = useRef(Promise.resolve())
  useEffect(() => {
    for (const file of files) {
      if (begun.current.has(file.id)) continue
      begun.current.add(file.id)
      queue.current = queue.current.then(async () => {
        const { drawPages } = await import('./draw-pages')
        for await (const { page, picture } of drawPages(file))
          setPictures((old) => ({ ...old, [`${file.id}-${page}`]: picture }))
      })
    }
  }, [files])
  return pictures
}
