import { Spinner } from '~/components/ui/Spinner'
import { useTexts } from '~/i18n/use-texts'
import { isPdf } from '../pdf/is-pdf'
import { Faults } from '../shell/Faults'
import { FileDrop } from '../shell/FileDrop'
import { SHELL_TEXTS } from '../shell/texts'
import { useFile } from '../shell/use-file'
import { AtsResult } from './AtsResult'
import type { AtsReading } from './read-ats'
import { ATS_TEXTS } from './texts'

const MAX_BYTES = 30 * 1024 * 1024

/** Takes a PDF and shows the text inside it with what a machine would make of it. */
export function AtsView() {
  const t = useTexts(ATS_TEXTS)
  const shell = useTexts(SHELL_TEXTS)
  const { open, value, name, fault, isBusy } = useFile<AtsReading>({
    maxBytes: MAX_BYTES,
    accepts: isPdf,
    accepted: t.accepted,
    read: async ({ bytes }) => {
      const { readAts } = await import('./read-ats')
      const read = await readAts(bytes)
      if (read.ok) return { ok: true, value: read.reading }
      return { ok: false, message: read.reason === 'encrypted' ? shell.encrypted : shell.brokenPdf }
    },
  })
  return (
    <>
      <FileDrop
        accept=".pdf,application/pdf"
        hint={t.hint}
        compact={value !== undefined}
        onFiles={(files) => void open(files)}
      />
      <Faults faults={fault ? [fault] : []} />
      {isBusy && <Spinner />}
      {value && <AtsResult key={name} name={name} reading={value} />}
    </>
  )
}
