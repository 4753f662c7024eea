import { useState } from 'react'
import { cx } from '~/components/ui/cx'
import { Button } from '~/components/ui/Button'
import { useTexts } from '~/i18n/use-texts'
import { openLogin } from '~/session/login-store'
import { NoResumes } from '../list/NoResumes'
import { ResumeGrid } from '../list/ResumeGrid'
import { LIST_TEXTS } from '../list/texts'
import { useQuery } from '../list/use-query'
import { GuestPicture } from './GuestPicture'
import { useGuestActions } from './use-guest-actions'
import { useGuestPage } from './use-guest-page'

/** The resumes of this browser, with the way to keep them; where there are none, with the way to those of an account. */
export function GuestList() {
  const { guest } = useTexts(LIST_TEXTS)
  const query = useQuery()
  const [pageNum, setPageNum] = useState(1)
  const { resumes, page, failed, refresh } = useGuestPage({ pageNum, query: query.query })
  const isNone = page !== undefined && resumes.length === 0
  const actions = useGuestActions({ resumes, refresh })
  return (
    <>
      <section
        aria-labelledby="guest-title"
        className={cx(
          'mb-8 flex flex-wrap items-center gap-4 rounded-card bg-accent-tint px-5 py-4',
          // Which words it says is known in a moment.
          page || failed ? '' : 'invisible',
        )}
      >
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="guest-title" className="text-base font-semibold text-ink">
            {isNone ? guest.none.title : guest.title}
          </h2>
          <p className="mt-1 text-base text-pretty text-ink">{isNone ? guest.none.text : guest.text}</p>
        </div>
        <Button look="primary" onPress={() => openLogin()}>
          {isNone ? guest.none.signIn : guest.signIn}
        </Button>
      </section>
      <ResumeGrid
        query={query}
        actions={actions}
        picture={({ id, revision }) => {
          const resume = resumes.find((one) => one.id === id)
          return resume && <GuestPicture key={revision} resume={resume} />
        }}
        page={page}
        failed={failed}
        onRetry={() => void refresh()}
        pageNum={pageNum}
        onPage={setPageNum}
        empty={<NoResumes />}
      />
    </>
  )
}
