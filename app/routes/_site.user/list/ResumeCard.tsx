import { Link } from '@remix-run/react'
import { Ellipsis, Link2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { PaperTray } from '~/components/templates/PaperTray'
import { Badge } from '~/components/ui/Badge'
import { cx } from '~/components/ui/cx'
import { IconButton } from '~/components/ui/IconButton'
import { Menu } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { USER_TEXTS } from '../texts'
import { CardMenu } from './CardMenu'
import { RenameField } from './RenameField'
import { ResumeNotes } from './ResumeNotes'
import type { ResumeSummary } from './resume-summary'
import { LIST_TEXTS } from './texts'
import type { ListActions } from './use-resume-actions'
import type { Selection } from './use-selection'

export type ResumeCardProps = {
  resume: ResumeSummary
  /** its first page */
  picture: ReactNode
  actions: ListActions
  selection: Selection
  onTag: () => void
  onShowTag: (tag: string) => void
  /** left out where it can't be shared */
  onShare?: () => void
}

export function ResumeCard(props: ResumeCardProps) {
  const { resume, picture, actions, selection } = props
  const t = useTexts(USER_TEXTS)
  const [renaming, setRenaming] = useState(false)
  const title = resume.title || t.blank
  return (
    <li className="group/card relative min-w-0">
      <Link
        to={`/editor/${resume.id}`}
        aria-label={t.open(title)}
        onClick={(event) => {
          // While some are selected, a finger or a mouse selects more; keys, and a tab of its own, open it as ever.
          if (selection.ids.length === 0 || event.detail === 0 || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          selection.toggle({ id: resume.id, range: event.shiftKey })
        }}
        className={cx(
          'group block rounded-card outline-offset-4',
          selection.has(resume.id) && 'shadow-[0_0_0_2px_var(--indigo-9)]',
        )}
      >
        <PaperTray
          over={
            resume.shared && (
              <Badge tone="accent" className="absolute inset-e-3 top-3 shadow-float">
                <Link2 aria-hidden className="size-3" />
                {t.shared}
              </Badge>
            )
          }
        >
          {picture}
        </PaperTray>
      </Link>
      <SelectBox id={resume.id} title={title} selection={selection} />
      <div className="mt-2 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          {renaming ? (
            <RenameField
              title={resume.title}
              onDone={(next) => {
                setRenaming(false)
                if (next && next !== resume.title) void actions.rename({ id: resume.id, title: next })
              }}
            />
          ) : (
            <p className="my-1 line-clamp-2 text-base wrap-anywhere font-semibold text-ink" title={title}>
              {title}
            </p>
          )}
          <ResumeNotes resume={resume} title={title} />
          <CardTags tags={resume.tags} onShow={props.onShowTag} />
        </div>
        <Menu
          label={t.actions(title)}
          trigger={
            <IconButton icon={Ellipsis} label={t.actions(title)} className="-me-2 pointer-coarse:size-11" />
          }
        >
          <CardMenu
            {...props}
            onRename={() => setRenaming(true)}
            isSelected={selection.has(resume.id)}
            onSelect={() => selection.toggle({ id: resume.id, range: false })}
          />
        </Menu>
      </div>
    </li>
  )
}

/** Over the picture's corner: there under the pointer, with the focus, and on all while one is selected. */
function SelectBox({ id, title, selection }: { id: string; title: string; selection: Selection }) {
  const t = useTexts(LIST_TEXTS)
  return (
    <label
      className={cx(
        'absolute inset-s-0 top-0 z-10 flex size-11 cursor-pointer items-center justify-center transition',
        'group-hover/card:opacity-100 has-focus-visible:opacity-100',
        selection.ids.length === 0 && 'opacity-0 pointer-coarse:pointer-events-none',
      )}
    >
      <input
        type="checkbox"
        aria-label={t.select(title)}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => {
          // the click that changed it
          selection.toggle({ id, range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
        }}
        className="size-5 cursor-pointer rounded-[4px] accent-accent shadow-rest"
      />
    </label>
  )
}

/** A resume's tags; each shows those that have it too. */
function CardTags({ tags, onShow }: { tags: readonly string[]; onShow: (tag: string) => void }) {
  const t = useTexts(LIST_TEXTS)
  if (tags.length === 0) return null
  return (
    <ul aria-label={t.tags} className="mt-1.5 flex flex-wrap gap-1">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <button
            type="button"
            aria-label={t.showTag(tag)}
            onClick={() => onShow(tag)}
            className="block min-h-6 max-w-full truncate rounded-control bg-accent-tint px-2 text-xs text-link transition hover:bg-indigo-4 pointer-coarse:min-h-11"
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}
