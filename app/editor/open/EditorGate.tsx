import { Link, useNavigate } from '@remix-run/react'
import { CloudOff, FileQuestion, LogIn } from 'lucide-react'
import { useEffect, useCallback, useState, type ReactNode } from 'react'
import { Button } from '~/components/ui/Button'
import { buttonClass } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/EmptyState'
import { toast } from '~/components/ui/toast'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { openLogin } from '~/session/login-store'
import { isGuestId } from '../../features/guest-resumes/guest-resume'
import type { Editor } from '../session/editor'
import { movedId } from '../../features/guest-resumes/moved-resumes'
import { EditorContext } from '../session/editor-context'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { fontSheet } from '../page/font-sheet'
import { LetterFaces } from './LetterFaces'
import type { LoadedResume } from './load-resume.server'
import { openEditor, type Refusal, type Opened, type OpenOptions } from './open-editor'
import { useStartedEditor, keptEditor } from './started-editor'
import { Skeleton } from '~/components/ui/Skeleton'
import { Spinner } from '~/components/ui/Spinner'

type Props = {
  id: string
  /** What came with the page. */
  loaded: LoadedResume | null
  children: ReactNode
}

/** Opens a resume and shows the editor in it, or why it can't be opened. */
export function EditorGate({ id, loaded, children }: Props) {
  return (
    <>
      {loaded ? <EarlyFonts {...loaded} /> : null}
      <OpenedEditor id={id} loaded={loaded}>
        {children}
      </OpenedEditor>
    </>
  )
}

/** The document's letters are asked for before any script runs. */
function EarlyFonts({ resume, fonts }: LoadedResume) {
  return (
    <>
      <link rel="preload" as="style" href={fontSheet(resume.content)} />
      {fonts?.files.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
    </>
  )
}

function OpenedEditor({ id, loaded, children }: Props) {
  const { opened, retry } = useOpenEditor({ id, language: useLocale(), loaded: loaded ?? undefined })
  const navigate = useNavigate()
  const moved = opened?.ok === false && isGuestId(id) ? movedId(id) : undefined
  useEffect(() => {
    if (moved) void navigate(`/editor/${moved}`, { replace: true })
  }, [moved, navigate])
  if (!opened || moved) return <LoadingEditor />
  if (opened.ok) {
    return (
      <StartedEditor key={opened.editor.id} editor={opened.editor}>
        {children}
      </StartedEditor>
    )
  }
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-lg place-items-center px-4">
      <Refused {...opened} guest={isGuestId(id)} onRetry={retry} />
    </main>
  )
}

function StartedEditor({ editor, children }: { editor: Editor; children: ReactNode }) {
  const texts = useTexts(SHELL_TEXTS)
  useStartedEditor(editor)
  useEffect(() => {
    if (editor.isRestored) toast.info(texts.restored)
  }, [editor, texts])
  // an undo of this resume is none of the next
  useEffect(() => {
    const first = toast.next()
    return () => toast.withdraw(first)
  }, [editor])
  return (
    <EditorContext value={editor}>
      {children}
      <LetterFaces fonts={editor.fonts} />
    </EditorContext>
  )
}

type RefusedProps = { reason: Refusal; message?: string; guest: boolean; onRetry: () => void }

function Refused({ reason, message, guest, onRetry }: RefusedProps) {
  const texts = useTexts(SHELL_TEXTS)
  if (reason === 'not-found') {
    const text = guest ? texts.notFoundHere : texts.notFoundText
    const home = (
      <Link to="/" className={buttonClass({ look: 'primary' })}>
        {texts.toHome}
      </Link>
    )
    return (
      <EmptyState heading="h1" icon={<FileQuestion />} title={texts.notFound} text={text} action={home} />
    )
  }
  const isOut = reason === 'signed-out'
  const action = (
    <Button look="primary" onPress={isOut ? () => openLogin({ then: onRetry }) : onRetry}>
      {isOut ? texts.signIn : texts.retry}
    </Button>
  )
  const [title, text] = isOut
    ? [texts.signedOutTitle, texts.signedOutText]
    : [texts.loadFailed, message ?? texts.loadFailedText]
  const icon = isOut ? <LogIn /> : <CloudOff />
  return <EmptyState heading="h1" {...{ icon, title, text, action }} />
}

/** The editor's outline while a resume loads. */
function LoadingEditor() {
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

/** Opens a resume once the page lives; undefined while it loads. */
function useOpenEditor({ id, language, loaded }: OpenOptions) {
  const [opened, setOpened] = useState<{ id: string; result: Opened }>()
  const load = useCallback(
    async (came?: OpenOptions['loaded']) => {
      const before = keptEditor(id)
      const result: Opened = before
        ? { ok: true, editor: before }
        : await openEditor({ id, language, loaded: came })
      return result
    },
    [id, language],
  )
  useEffect(() => {
    let left = false
    void load(loaded).then((result) => {
      if (!left) setOpened({ id, result })
    })
    return () => {
      left = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what came with the page is as old as the page
  }, [id, load])
  const retry = () => {
    setOpened(undefined)
    void load().then((result) => setOpened({ id, result }))
  }
  return { opened: opened?.id === id ? opened.result : undefined, retry }
}
