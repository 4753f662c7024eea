import { SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { ListBar } from './ListBar'
import { ListFrame, type ListFrameProps } from './ListFrame'
import { ResumeCard } from './ResumeCard'
import type { ResumeSummary } from './resume-summary'
import { SelectionBar } from './SelectionBar'
import { TagDialog } from './TagDialog'
import { LIST_TEXTS } from './texts'
import type { useQuery } from './use-query'
import type { ListActions } from './use-resume-actions'
import { useSelection } from './use-selection'

type Props = Omit<ListFrameProps, 'children' | 'onKeyDown'> & {
  query: ReturnType<typeof useQuery>
  actions: ListActions
  picture: (resume: ResumeSummary) => ReactNode
  onShare?: (resume: ResumeSummary) => void
}

/** Resumes to search, order, tag and select, wherever they are kept. */
export function ResumeGrid({
  query: { query, change, isActive },
  actions,
  picture,
  onShare,
  ...frame
}: Props) {
  const { page, onPage } = frame
  const selection = useSelection(page?.list.map(({ id }) => id) ?? [])
  const [tagging, setTagging] = useState<readonly ResumeSummary[]>()
  const tags = page?.tags ?? []
  const chosen = page?.list.filter(({ id }) => selection.has(id)) ?? []
  const ask = (next: Parameters<typeof change>[0]) => {
    selection.clear()
    onPage(1)
    change(next)
  }
  const remove = () => {
    selection.clear()
    void actions.remove(selection.ids)
  }
  return (
    <>
      {page && (isActive || page.total > 1 || tags.length > 0) && (
        <ListBar query={query} onChange={ask} tags={tags} total={page.total} />
      )}
      <ListFrame
        {...frame}
        empty={isActive ? <NoMatch onClear={() => ask({ q: '', tag: null })} /> : frame.empty}
        onPage={(next) => {
          selection.clear()
          onPage(next)
        }}
        onKeyDown={(event) => {
          if (selection.ids.length === 0 || event.target instanceof HTMLInputElement === false) return
          if (event.key === 'Escape') selection.clear()
          if (event.key === 'Delete' && event.target.type === 'checkbox') remove()
        }}
      >
        {(resume) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            picture={picture(resume)}
            actions={actions}
            selection={selection}
            onTag={() => setTagging([resume])}
            onShowTag={(tag) => ask({ tag })}
            {...(onShare ? { onShare: () => onShare(resume) } : {})}
          />
        )}
      </ListFrame>
      <SelectionBar
        selection={selection}
        onTag={() => setTagging(chosen)}
        onExport={() => void actions.exportFiles(chosen)}
        onRemove={remove}
      />
      {tagging && (
        <TagDialog
          resumes={tagging}
          known={tags.map(({ tag }) => tag)}
          onClose={() => setTagging(undefined)}
          onSave={(changes) => {
            setTagging(undefined)
            void actions.tag(changes)
          }}
        />
      )}
    </>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTexts(LIST_TEXTS)
  return (
    <EmptyState
      heading="h2"
      icon={<SearchX />}
      {...t.noMatch}
      action={<Button onPress={onClear}>{t.clearQuery}</Button>}
    />
  )
}
