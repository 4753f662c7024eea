import { Skeleton } from '~/components/ui/Skeleton'
import { Spinner } from '~/components/ui/Spinner'

/** The editor's outline while a resume loads. */
export function LoadingEditor() {
  return (
    <div aria-busy="true" className="flex h-dvh flex-col overflow-hidden bg-surface">
      <div className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-4">
        <Skeleton className="h-5 w-40" />
      </div>
      <main id="main" className="flex min-h-0 flex-1">
        <div className="hidden w-78 shrink-0 space-y-3 border-e border-line p-4 md:block">
          {[1, 2, 3, 4, 5].map((key) => (
            <Skeleton key={key} className="h-8" />
          ))}
        </div>
        <div className="grid flex-1 place-items-center bg-sand-3 dark:bg-sand-1">
          <Spinner />
        </div>
        <div className="hidden w-76 shrink-0 space-y-3 border-s border-line p-4 lg:block">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} className="h-20" />
          ))}
        </div>
      </main>
    </div>
  )
}
