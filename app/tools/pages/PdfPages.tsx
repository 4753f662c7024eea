import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { Spinner } from '~/components/ui/Spinner'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { Faults } from '../shell/Faults'
import { FileDrop } from '../shell/FileDrop'
import { SHELL_TEXTS } from '../shell/texts'
import type { FileFault } from './open-files'
import type { Table } from './sheet'
import { PAGES_TEXTS } from './texts'

const PageTable = latePart(() => import('./PageTable'), 'PageTable', { waiting: <Spinner /> })

const EMPTY: Table = { files: [], sheets: [] }

/** Takes PDFs, lays their pages on a table, and makes one file of them. */
export function PdfPages() {
  const t = useTexts(PAGES_TEXTS)
  const reasonOf = useReasons()
  const shell = useTexts(SHELL_TEXTS)
  const [table, setTable] = useState(EMPTY)
  const [faults, setFaults] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const add = async (chosen: File[]) => {
    setBusy(true)
    const { openFiles } = await import('./open-files')
    const bytesBefore = table.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
    const opened = await openFiles({ chosen, bytesBefore, sheetsBefore: table.sheets.length })
    setTable((old) => ({ files: [...old.files, ...opened.files], sheets: [...old.sheets, ...opened.sheets] }))
    setFaults(opened.faults.map(({ name, fault }) => shell.failed(name, reasonOf(fault))))
    setBusy(false)
  }
  const clear = () => {
    setTable(EMPTY)
    toast.success(t.cleared, { onAction: () => setTable(table) })
  }
  return (
    <>
      <FileDrop
        multiple
        accept=".pdf,application/pdf"
        hint={t.hint}
        compact={table.files.length > 0}
        onFiles={(files) => void add(files)}
      />
      <Faults faults={faults} />
      {isBusy && <Spinner />}
      {table.files.length > 0 && <PageTable table={table} onTable={setTable} onClear={clear} />}
    </>
  )
}

function useReasons() {
  const t = useTexts(PAGES_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const reasons: Record<FileFault, string> = {
    empty: shell.empty,
    wrongKind: shell.wrongKind(t.accepted),
    tooLarge: t.tooLarge,
    tooMany: t.tooMany,
    encrypted: shell.encrypted,
    broken: shell.brokenPdf,
  }
  return (fault: FileFault) => reasons[fault]
}
