import { cx } from '~/components/ui/cx'
import { useEffect, type KeyboardEventHandler, type ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { Skeleton } from '~/components/ui/Skeleton'
import { useTexts } from '~/i18n/use-texts'
import { LoadFailed } from '~/components/ui/LoadFailed'
import type { ResumePage, ResumeSummary } from './resume-summary'
import { USER_TEXTS } from '../texts'
import { usePageSize } from './use-resumes'

export type ListFrameProps = {
  page: ResumePage | undefined
  failed: boolean
  onRetry: () => void
  pageNum: number
  onPage: (pageNum: number) => void
  empty: ReactNode
  onKeyDown?: KeyboardEventHandler
  children: (resume: ResumeSummary) => ReactNode
}

const GRID =
  'grid grid-cols-2 gap-x-4 gap-y-8 phone:gap-x-5 md:grid-cols-3 md:gap-x-6 md:gap-y-10 desk:grid-cols-4'

/** A page of resumes in each of its states: coming, failed, none, some. */
export function ListFrame(props: ListFrameProps) {
  const { page, failed, onRetry, pageNum, onPage, empty, onKeyDown, children } = props
  const t = useTexts(USER_TEXTS)
  const pages = Math.ceil((page?.total ?? 0) / usePageSize())
  useEffect(() => {
    // its last resumes are gone: the page before is the last one now
    if (pages > 0 && pageNum > pages) onPage(pages)
  }, [pages, pageNum, onPage])
  if (!page && failed) return <LoadFailed onRetry={onRetry} />
  if (!page) return <Waiting />
  if (page.total === 0) return empty
  return (
    <>
      <ul className={GRID} onKeyDown={onKeyDown}>
        {page.list.map(children)}
      </ul>
      {pages > 1 && (
        <nav aria-label={t.paging} className="mt-12 flex items-center justify-center gap-4">
          <Button isDisabled={pageNum <= 1} onPress={() => onPage(pageNum - 1)}>
            {t.previous}
          </Button>
          <span className="text-sm text-muted tabular-nums">{t.page(pageNum, pages)}</span>
          <Button isDisabled={pageNum >= pages} onPress={() => onPage(pageNum + 1)}>
            {t.next}
          </Button>
        </nav>
      )}
    </>
  )
}

function Waiting() {
  return (
    // As high as the window: what comes pushes no footer away.
    <div role="status" aria-busy className={cx(GRID, 'min-h-dvh content-start')}>
      <span className="sr-only" lang="en">
        loading...
      </span>
      {Array.from({ length: 4 }, (_, i) => (
        <div key={i}>
          <Skeleton className="aspect-[5/6] w-full rounded-card" />
          <Skeleton className="mt-3 h-4 w-2/3" />
          <Skeleton className="mt-2 h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}
