import { ArrowLeft, Download, Ellipsis, FileText, Palette, PencilLine, Sparkles } from 'lucide-react'
import { useEffect, useState, type CSSProperties, type Dispatch, type SetStateAction } from 'react'
import { latePart } from '~/components/late/late-part'
import { LOW, type Room } from '~/components/ui/above-keys'
import { cx } from '~/components/ui/cx'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { brought } from '../../features/interchange/import-notes'
import { ImportNotes } from '../import-check/ImportNotes'
import { Notices } from '../notices/Notices'
import { closeComments, commentsOpened } from '../comments/comments-opened'
import { CommandsContext } from '../commands/commands-context'
import { findOpened } from '../find/find-bar-state'
import { useCommands } from '../commands/use-commands'
import { pageStands } from '../page/after-page'
import { useZoom } from '../page/use-zoom'
import { ContentPanel } from '../sections/ContentPanel'
import { useEditor } from '../session/editor-context'
import { LiveRegion } from '../session/LiveRegion'
import { useSelectedOwner } from '../session/selected-owner'
import { useResume } from '../session/use-layout'
import { EditorDialogs } from '../shell/EditorDialogs'
import { useEditorDialogs, type Dialogs } from '../shell/use-editor-dialogs'
import { useFirstField } from '../writing/use-first-caret'
import { useWriting } from '../writing/use-writing'
import { useArrival } from '../twin/arrive'
import { twinBehind } from '../twin/twin-behind'
import { TWIN_NAMES } from '../twin/twin-names'
import {
  CommentsButton,
  FollowOthers,
  LateCanvas,
  MorePanel,
  PhoneStyle,
  WritingBar,
} from '../soon/soon-parts'
import { MOBILE_TEXTS } from '../texts/mobile-texts'
import { BottomPanel, BottomTabs } from './BottomTabs'
import { fitWidth } from './fit-width'
import { useRoom } from './use-room'
import { Link } from '@remix-run/react'
import { buttonClass } from '~/components/ui/button-class'
import { Spinner } from '~/components/ui/Spinner'
import { HistoryButtons } from '../bar/HistoryButtons'
import { SaveSlot } from '../bar/SaveSlot'
import { useWayBack } from '../offline/use-way-back'

const AssistantPanel = latePart(() => import('../assistant/AssistantPanel'), 'AssistantPanel', {
  waiting: <Spinner />,
})
const CommentsDialog = latePart(() => import('../comments/CommentsDrawer'), 'CommentsDialog', {
  close: closeComments,
})

const TABS = [
  { id: 'content', icon: PencilLine },
  { id: 'page', icon: FileText },
  { id: 'style', icon: Palette },
  { id: 'assistant', icon: Sparkles },
  { id: 'more', icon: Ellipsis },
] as const
type TabId = (typeof TABS)[number]['id']

/** The editor on a phone: the same document, its forms first, the page a tap away; what was brought along is seen first. */
export function MobileEditor() {
  const texts = useTexts(MOBILE_TEXTS)
  const title = useResume((state) => state.title)
  const editor = useEditor()
  const [tab, setTab] = useState<TabId>(useArrival() || brought.id === editor.id ? 'page' : 'content')
  const assistant = () => setTab('assistant')
  const dialogs = useEditorDialogs({ openAssistant: assistant, show: setTab })
  const isCommentsOpen = useValue(commentsOpened)
  useSelectedOwner()
  // The forms come first here: what waits for the page waits for them.
  useEffect(pageStands, [])
  useFirstField(editor)
  const zoom = useZoom('width')
  const commands = useCommands({ dialogs, zoom, assistant, twin: () => dialogs.open('twin') })
  const room = useRoom()
  const tabs = useTabs()
  const isWriting = usePageWanted(setTab) && tab === 'page'
  const isStyling = tab === 'style'
  const select = (next: TabId) => {
    if (next === 'style') fitWidth(zoom)
    setTab(next)
  }
  const isLow = room !== undefined && room.height < LOW
  return (
    <CommandsContext value={commands}>
      <main
        id="main"
        tabIndex={-1}
        // The keys lie over the window; the editor keeps above them.
        style={room && aboveKeys(room)}
        data-above-keys={room ? '' : undefined}
        className="jl-phone relative flex h-dvh flex-col overflow-clip bg-surface outline-none"
      >
        <h1 className="sr-only">{title}</h1>
        <LiveRegion />
        <FollowOthers />
        {isLow ? null : <MobileBar {...{ title, dialogs }} />}
        <Notices />
        {room || isWriting ? null : <ImportNotes show={setTab} />}
        <div className="flex min-h-0 flex-1 flex-col-reverse">
          <BottomTabs
            {...{ label: texts.tabs, tabs }}
            selected={tab}
            onSelect={select}
            isHidden={room !== undefined || isWriting}
          />
          <div className={cx('flex min-h-0 flex-1 flex-col', isStyling && BESIDE)}>
            <MobilePanel id="content" isShown={tab === 'content'} name={texts.content}>
              <ContentPanel />
            </MobilePanel>
            <BottomPanel
              id="page"
              isKept
              isShown={tab === 'page' || (isStyling && !isLow)}
              isBeside={isStyling}
              className="flex"
            >
              <LateCanvas
                {...{ writes: true, isPhone: true, zoom }}
                padding={12}
                className="flex-1"
                onPick={() => setTab('content')}
              />
            </BottomPanel>
            <StyleSheet isShown={isStyling} />
            <BottomPanel id="assistant" isShown={tab === 'assistant'} className="flex flex-col">
              <AssistantPanel show={setTab} />
            </BottomPanel>
            <MobilePanel id="more" isShown={tab === 'more'} name={texts.more}>
              <MorePanel dialogs={dialogs} commands={commands} />
            </MobilePanel>
          </div>
        </div>
        {isWriting ? (
          <WritingBar isAboveKeys={room !== undefined} onForm={() => setTab('content')} zoom={zoom} />
        ) : null}
        {isCommentsOpen ? <CommentsDialog onShare={dialogs.share} onPage={() => setTab('page')} /> : null}
        <EditorDialogs dialogs={dialogs} commands={commands} show={setTab} openAssistant={assistant} />
      </main>
    </CommandsContext>
  )
}

/** Shows the page to who searches, and all of it to who writes on it above the style. Answers whether somebody writes. */
function usePageWanted(setTab: Dispatch<SetStateAction<TabId>>): boolean {
  const isWritten = useWriting()
  useEffect(() => {
    if (isWritten) setTab((now) => (now === 'style' ? 'page' : now))
  }, [isWritten, setTab])
  // What is found is marked on the page.
  useEffect(() => findOpened.subscribe(() => findOpened.get() && setTab('page')), [setTab])
  return isWritten
}

/** The style below the page that it changes; where one was in it is kept. */
function StyleSheet({ isShown }: { isShown: boolean }) {
  const texts = useTexts(MOBILE_TEXTS)
  return (
    <BottomPanel
      id="style"
      isKept="once shown"
      isForm
      className="flex flex-col overflow-clip rounded-t-sheet border-t border-line bg-surface shadow-dialog"
      {...{ isShown }}
    >
      <h2 className="sr-only">{texts.style}</h2>
      <PhoneStyle />
    </BottomPanel>
  )
}

/** What the other language has left behind is told where the way to it is. */
function useTabs() {
  const texts = useTexts(MOBILE_TEXTS)
  const twin = useTexts(TWIN_NAMES)
  const count = useValue(twinBehind)
  const waiting = count > 0 ? { count, name: `${texts.more}: ${twin.button(count)}` } : undefined
  return TABS.map((one) => ({
    ...one,
    name: texts[one.id],
    waiting: one.id === 'more' ? waiting : undefined,
  }))
}

/** The style stands below the page, or beside it on a phone held across. */
const BESIDE = 'bg-sand-3 dark:bg-sand-1 [@media(height<32rem)]:flex-row'

const aboveKeys = ({ top, height }: Room): CSSProperties => ({
  position: 'fixed',
  insetInline: 0,
  ...{ top, height, '--keys-top': `${top + height}px` },
})

type PanelProps = { id: TabId; isShown: boolean; name: string; children: React.ReactNode }

function MobilePanel({ id, isShown, name, children }: PanelProps) {
  return (
    <BottomPanel
      {...{ id, isShown }}
      isForm
      className="overflow-y-auto overscroll-contain pr-[max(1rem,env(safe-area-inset-right))] pl-[max(1rem,env(safe-area-inset-left))]"
    >
      <h2 className="sr-only">{name}</h2>
      <div className="mx-auto max-w-lg pt-2">{children}</div>
    </BottomPanel>
  )
}

/** Back, which resume it is and whether it is saved, undo, redo and the PDF. */
function MobileBar({ title, dialogs }: { title: string; dialogs: Dialogs }) {
  const { name, link } = useWayBack()
  const texts = useTexts(MOBILE_TEXTS)
  return (
    <header className="flex min-h-12 shrink-0 items-center border-b border-line pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <Link {...link} aria-label={name} className={buttonClass({ look: 'ghost', size: 'lg', square: true })}>
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col">
        {/* Its heading says it to a screen reader. */}
        <p aria-hidden className="truncate ps-1 text-sm/tight font-semibold">
          {title}
        </p>
        <SaveSlot onRefused={dialogs.jump} />
      </div>
      <CommentsButton size="lg" />
      <HistoryButtons size="lg" />
      <IconButton
        icon={Download}
        iconClass="size-5"
        size="lg"
        label={texts.download}
        onPress={dialogs.download}
      />
    </header>
  )
}
