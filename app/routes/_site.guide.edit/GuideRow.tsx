import { RotateCcw, Trash2 } from 'lucide-react'
import { Link } from '@remix-run/react'
import { Badge } from '~/components/ui/Badge'
import { IconButton } from '~/components/ui/IconButton'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import type { DataOf } from '~/api/engine/call-types'
import { EDIT_TEXTS } from './texts'

type Guide = DataOf<'POST /guide/draft-list'>['list'][number]
export type GuideRowProps = { guide: Guide; trashed: boolean; onChanged: () => void }

/** One guide: its state, and deleting it, which can be undone. */
export function GuideRow({ guide, trashed, onChanged }: GuideRowProps) {
  const t = useTexts(EDIT_TEXTS)
  const { id, language, live, draft } = guide
  const title = guide.title || t.newTitle
  const restore = () => call('POST /guide/restore/{id}', { params: { id } }).then(onChanged, () => undefined)
  const remove = async () => {
    await call('POST /guide/delete/{id}', { params: { id } })
    onChanged()
    toast.success(t.removed, { label: t.undo, onAction: () => void restore() })
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
        <IconButton label={`${t.restore}: ${title}`} look="ghost" onPress={() => void restore()}>
          <RotateCcw aria-hidden className="size-4" />
        </IconButton>
      ) : (
        <IconButton
          label={`${t.remove}: ${title}`}
          look="ghost"
          onPress={() => void remove().catch(() => undefined)}
        >
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      )}
    </li>
  )
}
