import { CircleCheck, RotateCw, TriangleAlert, WifiOff } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { Button } from '~/components/ui/Button'
import { SpinnerRing } from '~/components/ui/SpinnerRing'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { countFindings } from '../../features/read-back/count-findings'
import type { Finding, Reading } from '../../features/read-back/reading'
import { isSame } from '../../document/patch/nodes'
import { useLoaded } from '../history/use-loaded'
import { useSettledContent } from '../page/use-settled-content'
import { type LoadedReading, loadReading } from './load-reading'
import { ReadPage } from './ReadPage'
import { LoadFailed } from '~/components/ui/LoadFailed'
import { READ_BACK_TEXTS } from './read-back-texts'
import { wantReading, readingWanted } from './reading-wanted'
import { useEditor } from '../session/editor-context'

type Props = { onGo: (finding: Finding) => void }

/** What is read of the PDF, page by page, with what is wrong with it; asked for when it is opened. */
export function ReadBackPanel({ onGo }: Props) {
  const texts = useTexts(READ_BACK_TEXTS)
  const loaded = useReading()
  const ref = useRef<HTMLDivElement>(null)
  const again = () => {
    // The button that was pressed goes while it is read.
    ref.current?.focus()
    wantReading()
  }
  const first = () => ref.current?.querySelector<HTMLElement>('[data-finding] button')?.focus()
  return (
    <div ref={ref} tabIndex={-1} className="space-y-4 text-sm outline-none">
      {loaded.state === 'reading' || loaded.state === 'there' ? (
        <p className="text-muted">{texts.about}</p>
      ) : null}
      <div role="status">
        <State loaded={loaded} />
      </div>
      {loaded.state === 'there' ? (
        <>
          <div className="flex flex-wrap gap-2">
            {loaded.reading.findings.length > 0 ? (
              <Button size="sm" onPress={first}>
                {texts.first}
              </Button>
            ) : null}
            <Button icon={RotateCw} size="sm" onPress={again}>
              {texts.again}
            </Button>
          </div>
          {loaded.reading.pages.map((lines, page) => (
            <ReadPage
              key={page}
              page={page + 1}
              lines={lines}
              findings={onPage(loaded.reading, page)}
              onGo={onGo}
            />
          ))}
        </>
      ) : (
        <Without loaded={loaded} onRetry={again} />
      )}
    </div>
  )
}

/** Those of a page; of pages that the file does not have, with its last. */
function onPage({ findings, pages }: Reading, page: number): Finding[] {
  const isLast = page === pages.length - 1
  return findings.filter((one) => one.page === page + 1 || (isLast && one.page > pages.length))
}

function State({ loaded }: { loaded: LoadedReading }) {
  const texts = useTexts(READ_BACK_TEXTS)
  const settled = useSettledContent()
  if (loaded.state === 'reading')
    return (
      <p className="flex items-center gap-2 py-2 text-muted">
        <SpinnerRing />
        {texts.reading}
      </p>
    )
  if (loaded.state !== 'there') return <span className="sr-only">{texts[loaded.state]}</span>
  const { reading, content, isDownloaded, isOlder } = loaded
  const { pages, planned, more } = reading
  const count = countFindings(reading)
  // Of an empty resume each page says it.
  const isNothing = count === 0 && pages.every((lines) => lines.length === 0)
  const Icon = count === 0 ? CircleCheck : TriangleAlert
  const notes = [
    pages.length === planned ? '' : texts.pages({ read: pages.length, planned }),
    more > 0 ? texts.more(more) : '',
    isDownloaded ? texts.downloaded : '',
    isOlder ? texts.older : isSame(settled, content) ? '' : isDownloaded ? texts.changedSince : texts.changed,
  ].filter((note) => note !== '')
  if (isNothing && notes.length === 0) return <span className="sr-only">{texts.nothing}</span>
  return (
    <div
      className={`flex items-start gap-2 rounded-card px-3 py-2 ${count === 0 ? 'bg-success-tint' : 'bg-warning-tint'}`}
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 shrink-0 ${count === 0 ? 'text-success' : 'text-warning'}`}
      />
      <div className="text-ink">
        <p className="font-semibold">{count === 0 ? texts.whole(pages.length) : texts.found(count)}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  )
}

type WithoutProps = { loaded: Exclude<LoadedReading, { state: 'there' }>; onRetry: () => void }

function Without({ loaded, onRetry }: WithoutProps) {
  const texts = useTexts(READ_BACK_TEXTS)
  if (loaded.state === 'reading') return null
  if (loaded.state === 'failed')
    return (
      <LoadFailed texts={{ ...texts, failedText: loaded.message ?? texts.failedText }} onRetry={onRetry} />
    )
  const { offline: failed, offlineText: failedText } = texts
  return <LoadFailed icon={<WifiOff />} texts={{ failed, failedText }} onRetry={onRetry} />
}

/** What is read of the PDF that is wanted: asked for when this is first drawn, and whenever one is wanted again. */
function useReading(): LoadedReading {
  const editor = useEditor()
  const wanted = useValue(readingWanted)
  const { loaded } = useLoaded(useCallback(() => loadReading({ editor, ...wanted }), [editor, wanted]))
  if (loaded.state === 'there') return loaded.value
  return { state: loaded.state === 'failed' ? 'failed' : 'reading' }
}
