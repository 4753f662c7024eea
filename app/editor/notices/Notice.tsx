import { useNavigate } from '@remix-run/react'
import { useEffect, useState, useLayoutEffect, type ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { latePart } from '~/components/late/late-part'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { useTexts } from '~/i18n/use-texts'
import { openLogin } from '~/session/login-store'
import { isRemoval, type Conflict } from '../../document/patch/merge-three-way'
import { movedId } from '../../features/guest-resumes/moved-resumes'
import { useEditor } from '../session/editor-context'
import { NOTICE_TEXTS } from '../texts/notice-texts'
import { deciding } from './deciding'
import { nameOfPlace } from './name-of-place'
import { RemovalChoice } from './RemovedNote'
import { useConflicts } from './use-conflicts'
import { createGuestResume } from '../../features/guest-resumes/create-guest-resume'
import { useLocale } from '~/i18n/locale-context'
import { useValue } from '~/session/use-value'
import { editorClient } from '../session/editor-client'
import type { Editor } from '../session/editor'
import { forgetUnsaved } from '../crash/forget-unsaved'
import type { Unsaved } from '../crash/keep-unsaved'
import { noticesShown } from './notices-shown'

const ConflictDialog = latePart(() => import('./ConflictDialog'), 'ConflictDialog', {
  close: ({ onClose }) => onClose(),
})

/** One notice, and what is asked by it. */
export function Notice({ hasEnded }: { hasEnded: boolean }) {
  return (
    <>
      <Said hasEnded={hasEnded} />
      <Deciding />
    </>
  )
}

function Said({ hasEnded }: { hasEnded: boolean }) {
  const editor = useEditor()
  const state = useValue(editor.saver.status)
  if (state.kind === 'signed-out' || hasEnded) return <SignedOut />
  if (state.kind === 'gone') return <Gone />
  return state.kind === 'conflict' ? <Conflicts /> : <WorkingCopy />
}

function SignedOut() {
  const { saver } = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  return (
    <NoticeBar text={texts.signedOut}>
      <Button size="sm" look="primary" onPress={() => openLogin({ then: () => void saver.flush() })}>
        {texts.signIn}
      </Button>
    </NoticeBar>
  )
}

function Gone() {
  const editor = useEditor()
  const navigate = useNavigate()
  const texts = useTexts(NOTICE_TEXTS)
  const [isBusy, setBusy] = useState(false)
  const moved = movedId(editor.id)
  const save = async () => {
    setBusy(true)
    const id = await saveAsNew(editor).catch(() => undefined)
    setBusy(false)
    if (!id) return
    toast.success(texts.savedAsNew)
    void navigate(`/editor/${id}`)
  }
  return (
    <NoticeBar text={moved ? texts.movedAway : texts.gone}>
      {moved ? (
        <Button size="sm" look="primary" onPress={() => void navigate(`/editor/${moved}`)}>
          {texts.openMoved}
        </Button>
      ) : null}
      <Button size="sm" isPending={isBusy} onPress={() => void save()}>
        {texts.saveAsNew}
      </Button>
    </NoticeBar>
  )
}

function Removed({ conflict }: { conflict: Conflict }) {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const owner = conflict.path.at(-1) ?? ''
  const name = nameOfPlace({ path: conflict.path, content: editor.content(), language: editor.language })
  return (
    <NoticeBar text={texts.removedElsewhere(name)}>
      <RemovalChoice conflict={conflict} />
      <Button
        size="sm"
        className="pointer-coarse:h-11"
        onPress={() => editor.reveal({ owner, field: 'title' })}
      >
        {texts.showRemoved}
      </Button>
    </NoticeBar>
  )
}

function Conflicts() {
  const texts = useTexts(NOTICE_TEXTS)
  const conflicts = useConflicts()
  const [only] = conflicts
  if (only && conflicts.length === 1 && isRemoval(only)) return <Removed conflict={only} />
  return (
    <NoticeBar text={texts.conflict(conflicts.length)}>
      <Button size="sm" look="primary" onPress={() => deciding.set(true)}>
        {texts.decide}
      </Button>
    </NoticeBar>
  )
}

/** Asked for here and by the marks at the page, whatever else there is to say. */
function Deciding() {
  const isAsked = useConflicts().length > 0
  const isOpen = useValue(deciding)
  useEffect(() => {
    if (!isAsked) close()
    return close
  }, [isAsked])
  return isOpen && isAsked ? <ConflictDialog onClose={close} /> : null
}

const close = () => deciding.set(false)

/** Saves what is on screen as another resume, where its own is gone; answers the new id. */
async function saveAsNew(editor: Editor): Promise<string> {
  const { title, content, layout, layoutVersion } = editor.state()
  const { templateCode } = editor
  if (editor.guest) return createGuestResume({ title, templateCode, content, layout, layoutVersion })
  const { call } = editorClient()
  // The template it came from may be gone by now; the content is complete without it.
  return call('POST /resume/create', { input: { title, templateCode: '', content, layout, layoutVersion } })
}

/** Offers what another program left beside the resume, until the person has taken or left it. */
function WorkingCopy() {
  const editor = useEditor()
  const texts = useTexts(NOTICE_TEXTS)
  const locale = useLocale()
  const { workingCopy } = editor
  const copy = useValue(workingCopy)
  if (!copy) return null
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const take = () => {
    editor.saver.join({ base: copy.base, state: copy.state, name: texts.takingCopy })
    void editor.saver.flush().then(() => forget(copy))
    workingCopy.set(undefined)
  }
  const leave = () => {
    workingCopy.set(undefined)
    void leaveCopy(editor).then(() => forget(copy))
  }
  return (
    <NoticeBar text={texts.workingCopy(at.format(new Date(copy.at)))}>
      <Button size="sm" look="primary" onPress={take}>
        {texts.takeCopy}
      </Button>
      <Button size="sm" onPress={leave}>
        {texts.leaveCopy}
      </Button>
    </NoticeBar>
  )
}

/** Puts the saved resume in the copy's place, so that no other visit offers it again. */
async function leaveCopy(editor: Editor): Promise<void> {
  const { state, revision } = editor.saver.stored()
  const options = {
    params: { id: editor.id },
    input: { content: state.content, revision },
  }
  // Where it can't be reached, a save or the next visit does it.
  await editorClient()
    .call('POST /resume/data-tmp/{id}', options)
    .catch(() => undefined)
}

function forget({ id, tab }: Unsaved): Promise<void> {
  return forgetUnsaved({ id, tabs: [tab] }).catch(() => undefined)
}

/** A line under the bar that can't be dismissed, only settled. */
function NoticeBar({ text, children }: { text: string; children: ReactNode }) {
  useLayoutEffect(() => {
    noticesShown.set(noticesShown.get() + 1)
    return () => noticesShown.set(noticesShown.get() - 1)
  }, [])
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-warning-tint px-4 py-2 text-sm text-ink"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
      <p className="min-w-0 flex-1 basis-60">{text}</p>
      <div className="ms-auto flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
