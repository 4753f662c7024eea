import { Link } from '@remix-run/react'
import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { Button } from '~/components/ui/Button'
import { LinkButton } from '~/components/ui/LinkButton'
import { Spinner } from '~/components/ui/Spinner'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { GuideFields } from './GuideFields'
import { EDIT_TEXTS } from './texts'
import { useGuideDraft, type Draft, type SaveState } from './use-guide-draft'

const GuideTextEditor = latePart(() => import('./text/GuideTextEditor'), 'default', {
  waiting: <Spinner className="min-h-96" />,
})

/** One guide: its fields and its text, saved as they change, published when it is said so. */
export function EditGuide({ id }: { id: string }) {
  const t = useTexts(EDIT_TEXTS)
  const { draft, state, change, save, load, overwrite } = useGuideDraft(id)
  const [round, setRound] = useState(0)
  const say = (action: 'publish' | 'unpublish') =>
    void save(action).then(
      (done) => done && toast.success(action === 'publish' ? t.published : t.unpublished),
    )
  const reload = () =>
    void load().then(
      () => setRound((now) => now + 1),
      () => undefined,
    )
  if (!draft) return <Spinner className="min-h-[60dvh]" />
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <Link to="/guide/edit?show=all" className="text-base text-muted no-underline hover:text-ink">
          ← {t.back}
        </Link>
        <SaveNote state={state} />
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <LinkButton to={`/guide-preview/${id}`} target="_blank" reloadDocument>
            {t.preview}
          </LinkButton>
          {draft.live && <Button onPress={() => say('unpublish')}>{t.unpublish}</Button>}
          <Button look="primary" onPress={() => say('publish')}>
            {t.publish}
          </Button>
        </div>
      </div>
      <h1 className="sr-only">{draft.title || t.newTitle}</h1>
      {state === 'conflict' && <Conflict onLoad={reload} onOverwrite={() => void overwrite()} />}
      <Parts key={round} draft={draft} change={change} />
    </>
  )
}

function Parts({ draft, change }: { draft: Draft; change: ReturnType<typeof useGuideDraft>['change'] }) {
  const [language, setLanguage] = useState(draft.language)
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <GuideTextEditor
          content={draft.content}
          language={language}
          onChange={(content) => change({ content })}
        />
      </div>
      <GuideFields
        draft={draft}
        onChange={(changes) => {
          if (changes.language) setLanguage(changes.language)
          change(changes)
        }}
      />
    </div>
  )
}

function SaveNote({ state }: { state: SaveState }) {
  const t = useTexts(EDIT_TEXTS)
  return (
    <p
      role="status"
      className={`ms-auto me-2 text-sm ${state === 'failed' || state === 'conflict' ? 'text-danger' : 'text-muted'}`}
    >
      {t[state]}
    </p>
  )
}

function Conflict({ onLoad, onOverwrite }: { onLoad: () => void; onOverwrite: () => void }) {
  const t = useTexts(EDIT_TEXTS)
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-card bg-warning-tint p-4 text-base text-ink shadow-rest"
    >
      <p className="min-w-60 flex-1">{t.conflictText}</p>
      <Button onPress={onLoad}>{t.load}</Button>
      <Button onPress={onOverwrite}>{t.overwrite}</Button>
    </div>
  )
}
