import { useNavigate, useSearchParams, Link } from '@remix-run/react'
import { FileText, RotateCcw, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { Button } from '~/components/ui/Button'
import { cx } from '~/components/ui/cx'
import { EmptyState } from '~/components/ui/EmptyState'
import { LinkButton } from '~/components/ui/LinkButton'
import { Spinner } from '~/components/ui/Spinner'
import { useCall } from '~/http/use-call'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { Badge } from '~/components/ui/Badge'
import { IconButton } from '~/components/ui/IconButton'
import { toast } from '~/components/ui/toast'
import type { DataOf } from '~/api/engine/call-types'
import { EDIT_TEXTS } from './texts'

const SHOWS = ['drafts', 'all', 'trash'] as const

/** The guides as those see them who write them: drafts, all of them, the trash. */
export function GuideList() {
  const t = useTexts(EDIT_TEXTS)
  const locale = useLocale()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const show = SHOWS.find((one) => one === search.get('show')) ?? 'drafts'
  const fetch = useCallback(() => call('POST /guide/draft-list', { input: { show, pageSize: 100 } }), [show])
  const { data, refresh } = useCall({ key: `guides ${show}`, fetch })
  const create = async () => {
    const id = await call('POST /guide/create', { input: { title: t.newTitle, language: locale } })
    void navigate(`/guide/edit?id=${id}`)
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <h1 className="flex-1 text-2xl font-bold text-ink">{t.title}</h1>
        <Button look="primary" onPress={() => void create().catch(() => undefined)}>
          {t.create}
        </Button>
      </div>
      <nav aria-label={t.list} className="mb-4 flex gap-1.5">
        {SHOWS.map((one) => (
          <LinkButton
            key={one}
            to={one === 'drafts' ? '/guide/edit' : `/guide/edit?show=${one}`}
            look="ghost"
            size="sm"
            className={cx(one === show && 'bg-hover')}
            aria-current={one === show ? 'page' : undefined}
          >
            {t.shows[one]}
          </LinkButton>
        ))}
      </nav>
      {!data && <Spinner className="min-h-60" />}
      {data?.list.length === 0 && <EmptyState icon={<FileText />} title={t.none} text={t.noneText} />}
      <ul className="divide-y divide-line">
        {data?.list.map((guide) => (
          <GuideRow
            key={guide.id}
            guide={guide}
            trashed={show === 'trash'}
            onChanged={() => void refresh()}
          />
        ))}
      </ul>
    </>
  )
}

type Guide = DataOf<'POST /guide/draft-list'>['list'][number]

/** One guide: its state, and deleting it, which can be undone. */
function GuideRow({ guide, trashed, onChanged }: { guide: Guide; trashed: boolean; onChanged: () => void }) {
  const t = useTexts(EDIT_TEXTS)
  const { id, language, live, draft } = guide
  const title = guide.title || t.newTitle
  const restore = () => call('POST /guide/restore/{id}', { params: { id } }).then(onChanged, () => undefined)
  const remove = async () => {
    await call('POST /guide/delete/{id}', { params: { id } })
    onChanged()
    toast.success(t.removed, { onAction: () => void restore() })
  }
  const state = live ? (draft ? 'pending' : 'live') : 'draft'
  return (
    <li className="flex min-h-14 items-center gap-3 py-2">
      {trashed ? (
        <span lang={language} className="min-w-0 flex-1 truncate text-md text-ink">
          {title}
        </span>
      ) : (
        <Link
          to={`/guide/edit?id=${id}`}
          lang={language}
          className="min-w-0 flex-1 truncate py-2 text-md font-semibold text-ink"
        >
          {title}
        </Link>
      )}
      {!trashed && <Badge>{t.states[state]}</Badge>}
      {trashed ? (
        <IconButton
          size="md"
          icon={RotateCcw}
          label={`${t.restore}: ${title}`}
          look="ghost"
          onPress={() => void restore()}
        />
      ) : (
        <IconButton
          size="md"
          icon={Trash2}
          label={`${t.remove}: ${title}`}
          look="ghost"
          onPress={() => void remove().catch(() => undefined)}
        />
      )}
    </li>
  )
}
