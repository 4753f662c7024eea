import { useNavigate } from '@remix-run/react'
import { ArrowLeftRight, Ellipsis, Languages, Unlink, X } from 'lucide-react'
import { CallError } from '~/api/client'
import { cx } from '~/components/ui/cx'
import { IconButton } from '~/components/ui/IconButton'
import { Menu, MenuItem } from '~/components/ui/Menu'
import { Skeleton } from '~/components/ui/Skeleton'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import type { TwinMark } from '../../features/twins/compare-twins'
import { produce } from '../../document/patch/produce'
import { writeNotes } from '../../features/twins/settle'
import { toast } from '~/components/ui/toast'
import { goToTwin } from './go-to-twin'
import { LoadFailed } from '~/components/ui/LoadFailed'
import type { Editor } from '../session/editor'
import { editorClient } from '../session/editor-client'
import type { ResumeState } from '../session/resume-state'
import { NoTwin } from './NoTwin'
import { TwinList } from './TwinList'
import { TwinPages } from './TwinPages'
import { twinSessionOf, type TwinResume } from './twin-session'
import { TWIN_TEXTS } from './twin-texts'
import { useTwin } from './use-twin'

type Props = {
  /** Whether the twin’s pages are shown, beside this one’s. */
  hasPages: boolean
  onEdit: (mark: TwinMark) => void
  openAssistant: () => void
  /** Absent where what it stands in is closed otherwise. */
  onClose?: () => void
}

/** The resume in the other language: its pages, and what of this one it has left behind. */
export function TwinPanel({ hasPages, onEdit, openAssistant, onClose }: Props) {
  const { editor, session, id, state, pair, marks } = useTwin()
  const active = useValue(session.active)
  const navigate = useNavigate()
  const go = (owner?: string) => void goToTwin({ editor, navigate, isOpen: true, owner })
  const resume = id !== '' && state.state === 'there' ? state.resume : undefined
  const body =
    id === '' ? (
      <NoTwin openAssistant={openAssistant} onMade={() => go()} />
    ) : resume ? (
      <>
        {hasPages ? (
          <TwinPages
            resume={resume}
            same={pair?.same ?? NO_IDS}
            marks={marks}
            active={active}
            setActive={session.active.set}
            onGo={go}
          />
        ) : null}
        <div
          className={cx('flex min-h-0 flex-col', hasPages ? 'max-h-[45%] border-t border-line' : 'flex-1')}
        >
          <TwinList resume={resume} onEdit={onEdit} onGo={go} openAssistant={openAssistant} />
        </div>
      </>
    ) : (
      <Waiting isFailed={state.state === 'failed'} onRetry={() => void session.load()} />
    )
  return (
    <>
      <Head resume={resume} onGo={() => go()} {...(onClose ? { onClose } : {})} />
      {body}
    </>
  )
}

const NO_IDS: ReadonlyMap<string, string> = new Map()

type HeadProps = { resume: TwinResume | undefined; onGo: () => void; onClose?: () => void }

function Head({ resume, onGo, onClose }: HeadProps) {
  const texts = useTexts(TWIN_TEXTS)
  const { editor } = useTwin()
  const language = resume?.content.config.language
  // A dialog around it has said its name.
  if (!language && !onClose) return null
  return (
    <header className="flex h-11 shrink-0 items-center gap-1 border-b border-line ps-4 pe-2">
      <Languages aria-hidden className="size-4 shrink-0 text-link" />
      <h2 className="min-w-0 flex-1 truncate ps-1 text-sm font-semibold text-ink">
        {language ? texts.version[language] : texts.name}
        {resume ? <span className="ps-2 font-normal text-muted">{resume.title}</span> : null}
      </h2>
      {language ? (
        <>
          <IconButton
            icon={ArrowLeftRight}
            label={texts.go[language]}
            className="text-muted pointer-coarse:size-11"
            onPress={onGo}
          />
          <Menu
            label={texts.more}
            trigger={
              <IconButton icon={Ellipsis} label={texts.more} className="text-muted pointer-coarse:size-11" />
            }
          >
            <MenuItem icon={<Unlink />} onAction={() => void partTwins(editor)}>
              {texts.part}
            </MenuItem>
          </Menu>
        </>
      ) : null}
      {onClose ? (
        <IconButton
          icon={X}
          label={texts.close}
          className="text-muted pointer-coarse:size-11"
          onPress={onClose}
        />
      ) : null}
    </header>
  )
}

function Waiting({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const texts = useTexts(TWIN_TEXTS)
  if (!isFailed)
    return (
      <div role="status" aria-label={texts.loading} className="space-y-3 p-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-10">
      <LoadFailed texts={texts} onRetry={onRetry} />
    </div>
  )
}

/** Takes the two languages apart; what each says stays, and neither keeps what the other said, unless it is undone. */
async function partTwins(editor: Editor): Promise<void> {
  const texts = TWIN_TEXTS[editor.language]
  const other = editor.twin.get()
  const params = { id: editor.id }
  const pair = twinSessionOf(editor).pair()
  const { inStep } = editor.content()
  try {
    // nothing that is still to be saved brings the notes back
    await editor.saver.flush()
    await editorClient().call('POST /resume/twin/part/{id}', { params })
    editor.twin.set('')
    write(({ content }) => void delete content.inStep)
    const undo = async () => {
      await editorClient().call('POST /resume/twin/pair/{id}', { params, input: { other } })
      editor.twin.set(other)
      write(({ content }) => {
        if (pair) writeNotes({ draft: content, pair, twin: other, notes: pair.notes })
        else if (inStep) content.inStep = inStep
      })
      editor.announce(texts.partedUndone)
    }
    toast.success(texts.parted, {
      onAction: () => void undo().catch(() => undefined),
    })
  } catch (error) {
    // A call tells of its failure itself.
    if (!(error instanceof CallError)) reportError(error)
  }

  function write(recipe: (state: ResumeState) => void): void {
    const { store } = editor.parts
    store.replace(produce(store.get(), recipe))
  }
}
