import { Ellipsis, FileText, Palette, PencilLine, Sparkles, ArrowLeft, type LucideIcon } from 'lucide-react'
import { useEffect, useState, type CSSProperties } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { latePart } from '~/components/late/late-part'
import { useTexts } from '~/i18n/use-texts'
import { useValue } from '~/session/use-value'
import { ImportNotes } from '../import-check/ImportNotes'
import { Notices } from '../notices/Notices'
import { closeComments, commentsOpened } from '../comments/comments-opened'
import { CommandsContext } from '../commands/commands-context'
import { findOpened } from '../find/find-bar-state'
import { useCommands } from '../commands/use-commands'
import { pageStands } from '../page/after-page'
import { Canvas } from '../page/Canvas'
import { useZoom } from '../page/use-zoom'
import { ContentPanel } from '../sections/ContentPanel'
import { useEditor } from '../session/editor-context'
import { LiveRegion } from '../session/LiveRegion'
import { useSelectedOwner } from '../session/selected-owner'
import { useResume } from '../session/use-layout'
import { EditorDialogs } from '../shell/EditorDialogs'
import { useEditorDialogs } from '../shell/use-editor-dialogs'
import { useFirstField } from '../writing/use-first-caret'
import { useWriting } from '../writing/use-writing'
import { useArrival } from '../twin/arrive'
import { CommentsButton, FollowOthers, StylePanel } from '../soon/soon-parts'
import { MOBILE_TEXTS } from '../texts/mobile-texts'
import { MorePanel } from './MorePanel'
import { useRoom, type Room } from './use-room'
import { WritingBar } from './WritingBar'
import { Link } from '@remix-run/react'
import { buttonClass } from '~/components/ui/button-class'
import { HistoryButtons } from '../bar/HistoryButtons'
import { SaveSlot } from '../bar/SaveSlot'
import { useWayBack } from '../offline/use-way-back'

const AssistantPanel = latePart(async () => (await import('../assistant/AssistantPanel')).AssistantPanel)
const CommentsDialog = latePart(async () => (await import('../comments/CommentsDialog')).CommentsDialog, {
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

/** So little room above the keys, in pixels, that the bar at the top gives way to what is written. */
const LOW = 320

/** The editor on a phone: the same document, its forms first, the page a tap away. */
export function MobileEditor() {
  const texts = useTexts(MOBILE_TEXTS)
  const title = useResume((state) => state.title)
  const [tab, setTab] = useState<TabId>(useArrival() ? 'page' : 'content')
  const assistant = () => setTab('assistant')
  const dialogs = useEditorDialogs({ openAssistant: assistant, show: setTab })
  const isCommentsOpen = useValue(commentsOpened)
  useSelectedOwner()
  // The forms come first here: what waits for the page waits for them.
  useEffect(pageStands, [])
  useFirstField(useEditor())
  const zoom = useZoom('width')
  const commands = useCommands({ dialogs, zoom, assistant, twin: () => dialogs.open('twin') })
  const room = useRoom()
  const isWriting = useWriting() && tab === 'page'
  // What is found is marked on the page.
  useEffect(() => findOpened.subscribe(() => findOpened.get() && setTab('page')), [])
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
        {isLow ? null : <MobileBar onRefused={dialogs.jump} />}
        <Notices />
        {room || isWriting ? null : <ImportNotes show={setTab} />}
        <Tabs
          selectedKey={tab}
          onSelectionChange={(key) => {
            const found = TABS.find(({ id }) => id === key)
            if (found) setTab(found.id)
          }}
          className="flex min-h-0 flex-1 flex-col-reverse"
        >
          <TabList
            aria-label={texts.tabs}
            data-bottom-bar
            hidden={room !== undefined || isWriting}
            className="flex h-[calc(4rem+env(safe-area-inset-bottom))] shrink-0 border-t border-line bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]"
          >
            {TABS.map(({ id, icon }) => (
              <BottomTab key={id} id={id} icon={icon} name={texts[id]} />
            ))}
          </TabList>
          <MobilePanel id="content" name={texts.content}>
            <ContentPanel />
          </MobilePanel>
          <TabPanel id="page" shouldForceMount className="flex min-h-0 flex-1 data-inert:hidden">
            <Canvas
              {...{ writes: true, isPhone: true, zoom }}
              padding={12}
              className="flex-1"
              onPick={() => setTab('content')}
            />
          </TabPanel>
          <MobilePanel id="style" name={texts.style}>
            <StylePanel />
          </MobilePanel>
          <TabPanel id="assistant" className="flex min-h-0 flex-1 flex-col">
            <AssistantPanel show={setTab} />
          </TabPanel>
          <MobilePanel id="more" name={texts.more}>
            <MorePanel dialogs={dialogs} commands={commands} />
          </MobilePanel>
        </Tabs>
        {isWriting ? (
          <WritingBar isAboveKeys={room !== undefined} onForm={() => setTab('content')} zoom={zoom} />
        ) : null}
        {isCommentsOpen ? <CommentsDialog onShare={dialogs.share} onPage={() => setTab('page')} /> : null}
        <EditorDialogs dialogs={dialogs} commands={commands} show={setTab} openAssistant={assistant} />
      </main>
    </CommandsContext>
  )
}

const aboveKeys = ({ top, height }: Room): CSSProperties => ({
  position: 'fixed',
  insetInline: 0,
  ...{ top, height, '--keys-top': `${top + height}px` },
})

function MobilePanel({ id, name, children }: { id: TabId; name: string; children: React.ReactNode }) {
  return (
    <TabPanel
      id={id}
      data-forms
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pr-[max(0.75rem,env(safe-area-inset-right))] pl-[max(0.75rem,env(safe-area-inset-left))]"
    >
      <h2 className="sr-only">{name}</h2>
      <div className="mx-auto max-w-lg pt-2">{children}</div>
    </TabPanel>
  )
}

function BottomTab({ id, icon: Icon, name }: { id: TabId; icon: LucideIcon; name: string }) {
  return (
    <Tab
      id={id}
      className="flex flex-1 cursor-pointer flex-col items-center justify-center gap-1 text-xs text-muted data-focus-visible:-outline-offset-4 data-selected:font-semibold data-selected:text-link"
    >
      <Icon aria-hidden className="size-5" />
      {name}
    </Tab>
  )
}

/** Back, whether it is saved, undo and redo. */
function MobileBar({ onRefused }: Pick<Parameters<typeof SaveSlot>[0], 'onRefused'>) {
  const { name, link } = useWayBack()
  return (
    <header className="flex h-12 shrink-0 items-center border-b border-line pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <Link {...link} aria-label={name} className={buttonClass({ look: 'ghost', size: 'lg', square: true })}>
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <SaveSlot onRefused={onRefused} />
      </div>
      <CommentsButton size="lg" />
      <HistoryButtons size="lg" />
    </header>
  )
}
