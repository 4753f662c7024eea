import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { Spinner } from '~/components/ui/Spinner'
import { Tabs } from '~/components/ui/Tabs'
import { toast } from '~/components/ui/toast'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { getLayout } from '../../document/layouts/registry'
import {
  countChanges,
  diffTexts,
  type ChangeCounts,
  type TextChange,
} from '../../features/versions/diff-texts'
import { followTitle } from '../../../collections/resumes/title-of'
import { useEditor } from '../session/editor-context'
import { useResume } from '../session/use-layout'
import { LoadFailed } from '~/components/ui/LoadFailed'
import type { Editor } from '../session/editor'
import { offerUndo } from '../session/offer-undo'
import { HISTORY_TEXTS } from './history-texts'
import { MarkSign } from './MarkSign'
import { NameField } from './NameField'
import { useLoaded } from './use-loaded'
import { useWhen } from './use-when'
import { otherDifferences, readVersion, type Drawn, type OtherDifference, type Version } from './version'
import { VersionText } from './VersionText'
import { MarkedPages } from './MarkedPages'
import type { Mark } from './Marks'

type Props = {
  version: Version
  isCurrent: boolean
  /** Which of the pages are shown first: those of the version, or those of now. */
  shown: 'then' | 'now'
  onRename: (name: string) => void
  /** On a phone, to the list. */
  onBack: () => void
  /** The version is not there any more. */
  onGone: () => void
  onRestored: () => void
}

/** A version as it was, what has changed since, its name, and the way back to it. */
export function VersionView({ version, isCurrent, shown, onRename, onBack, onGone, onRestored }: Props) {
  const editor = useEditor()
  const texts = useTexts(HISTORY_TEXTS)
  const when = useWhen().moment(new Date(version.createdAt))
  const load = useCallback(
    () => readVersion({ id: editor.id, version: version.version, current: editor.state() }),
    [editor, version.version],
  )
  const { loaded, retry } = useLoaded(load)
  useTellGone({ isGone: loaded.state === 'failed' && loaded.isGone, onGone })
  const restore = (drawn: Drawn) => {
    const words = { step: texts.restoring, done: texts.restored(when) }
    onRestored()
    restoreVersion({ editor, drawn, words })
  }
  return (
    <section aria-label={texts.versionOf(when)} className="flex min-w-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
        <IconButton
          icon={ArrowLeft}
          iconClass="size-5"
          label={texts.back}
          size="md"
          onPress={onBack}
          autoFocus
          className="md:hidden"
        />
        <Heading level={3} className="text-md font-semibold tabular-nums">
          {when}
        </Heading>
        <div className="min-w-80 flex-1 max-lg:order-last max-lg:min-w-full">
          <NameField version={version} onRename={onRename} />
        </div>
        {isCurrent ? null : (
          <Button
            icon={RotateCcw}
            look="primary"
            isDisabled={loaded.state !== 'there'}
            onPress={() => loaded.state === 'there' && restore(loaded.value)}
            className="max-md:ms-auto"
          >
            {texts.restore}
          </Button>
        )}
      </div>
      {loaded.state === 'there' ? <Compared then={loaded.value} {...{ isCurrent, shown }} /> : null}
      {loaded.state === 'loading' ? (
        <div className="grid flex-1 place-items-center bg-sand-3 dark:bg-sand-1">
          <Spinner />
        </div>
      ) : null}
      {loaded.state === 'failed' ? (
        <div className="p-6">
          <LoadFailed texts={texts} onRetry={retry} />
        </div>
      ) : null}
    </section>
  )
}

function useTellGone({ isGone, onGone }: { isGone: boolean } & Pick<Props, 'onGone'>): void {
  const texts = useTexts(HISTORY_TEXTS)
  const tell = useEffectEvent(() => {
    toast.info(texts.gone)
    onGone()
  })
  useEffect(() => {
    if (isGone) tell()
  }, [isGone])
}

function Compared({ then, isCurrent, shown }: { then: Drawn } & Pick<Props, 'isCurrent' | 'shown'>) {
  const texts = useTexts(HISTORY_TEXTS)
  const layout = useResume((state) => state.layout)
  const layoutVersion = useResume((state) => state.layoutVersion)
  const content = useResume((state) => state.content)
  const now = useMemo(() => ({ layout, layoutVersion, content }), [layout, layoutVersion, content])
  const { counts, changes, others } = useMemo(() => {
    const found = diffTexts({ from: then.content, to: content, layout: layoutOf(then) })
    return { changes: found, counts: countChanges(found), others: otherDifferences({ then, now }) }
  }, [then, now, content])
  const isSame = isCurrent && changes.every(({ kind }) => kind === 'same') && others.length === 0
  return (
    <>
      {isSame ? (
        <p className="px-4 pb-2 text-sm text-muted">{texts.same}</p>
      ) : (
        <Summary counts={counts} others={others} />
      )}
      <Tabs
        label={texts.ways}
        look="line"
        defaultSelectedKey={shown}
        className="min-h-0 flex-1 gap-0! px-0 *:first:px-4"
        panelClassName="flex min-h-0 flex-1 flex-col"
        tabs={[
          { id: 'then', title: texts.then, content: <VersionPages drawn={then} then={then} now={now} /> },
          { id: 'now', title: texts.now, content: <VersionPages drawn={now} then={then} now={now} /> },
          {
            id: 'text',
            title: texts.asText,
            content: <VersionText changes={changes} language={content.config.language} />,
          },
        ]}
      />
    </>
  )
}

const layoutOf = ({ layout, layoutVersion }: Drawn) => getLayout(layout, layoutVersion)

/** How much has changed since, with the signs that mark it on the pages. */
function Summary({ counts, others }: { counts: ChangeCounts; others: readonly OtherDifference[] }) {
  const locale = useLocale()
  const texts = useTexts(HISTORY_TEXTS)
  const kinds = KINDS.filter((kind) => counts[kind] > 0)
  const also = new Intl.ListFormat(locale).format(others.map((other) => texts[other]))
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 px-4 pb-2 text-sm text-muted">
      {kinds.length === 0 ? <li>{texts.noneSince}</li> : null}
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <MarkSign kind={kind} />
          {texts.since[kind](counts[kind])}
        </li>
      ))}
      {others.length > 0 ? <li>{texts.also(also)}</li> : null}
    </ul>
  )
}

const KINDS = ['changed', 'added', 'removed'] as const

type Marked = { /** `then` or `now` */ drawn: Drawn; then: Drawn; now: Drawn }

/** The pages of a version, with what has changed marked. */
function VersionPages({ drawn, then, now }: Marked) {
  const texts = useTexts(HISTORY_TEXTS)
  const marks = useMemo(() => {
    const layout = getLayout(drawn.layout, drawn.layoutVersion)
    const changes = diffTexts({ from: then.content, to: now.content, layout })
    return marked({ changes, isThen: drawn === then })
  }, [drawn, then, now])
  return <MarkedPages drawn={drawn} marks={marks} words={texts} label={texts.pages} />
}

/** The changes that are to be seen on one of the two: what was removed since is there no more. */
function marked({ changes, isThen }: { changes: readonly TextChange[]; isThen: boolean }): Mark[] {
  return changes.flatMap(({ kind, before, after }) => {
    const place = isThen ? before : after
    return kind === 'same' || !place ? [] : [{ id: place.id, text: place.text, kind }]
  })
}

type RestoreOptions = { editor: Editor; drawn: Drawn; words: { step: string; done: string } }

/**
 * Puts a version in the place of what is there, as one step of undo, which the editor saves like any other; a name that
 * somebody gave the resume stays. The notice offers to undo it for as long as nothing else was done.
 */
function restoreVersion({ editor, drawn, words: { step, done: text } }: RestoreOptions): void {
  const before = editor.state()
  editor.changeState({
    name: step,
    recipe: (draft) => {
      Object.assign(draft, drawn)
      draft.title = followTitle({ title: before.title, before: before.content, after: drawn.content })
    },
  })
  // It was the same: there is nothing to take back.
  if (editor.state() === before) toast.success(text)
  else offerUndo({ editor, text, isBrief: false })
}
