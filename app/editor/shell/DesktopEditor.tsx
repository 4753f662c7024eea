import { Palette, PencilLine } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { latePart } from '~/components/late/late-part'
import { useTexts } from '~/i18n/use-texts'
import { EditorBar } from '../bar/EditorBar'
import { useValue } from '../blocks/use-block-marks'
import { closeComments, commentsOpened } from '../comments/comments-opened'
import { useWatchComments } from '../comments/use-comments'
import { CommandsContext } from '../commands/commands-context'
import { useCommands } from '../commands/use-commands'
import { Canvas } from '../page/Canvas'
import { useZoom } from '../page/use-zoom'
import { ContentPanel } from '../sections/ContentPanel'
import { ContentRail } from '../sections/ContentRail'
import { LiveRegion } from '../session/LiveRegion'
import { useSelectedOwner } from '../session/selected-owner'
import { LazyStylePanel } from '../style/LazyStylePanel'
import { StyleRail } from '../style/StyleRail'
import { SHELL_TEXTS } from '../texts/shell-texts'
import { tourSeen } from '../tour/tour-seen'
import type { Part } from '../palette/place-commands'
import { useWriting } from '../writing/use-writing'
import { EditorDialogs } from './EditorDialogs'
import { Notices } from '../notices/Notices'
import { noticesShown } from '../notices/notices-shown'
import { LEFT, RIGHT, type PanelState } from './panel-state'
import { SidePanel } from './SidePanel'
import { SkipLinks } from './SkipLinks'
import { useEditorDialogs } from './use-editor-dialogs'
import { useMedia } from './use-media'
import { usePanels } from './use-panels'

const AssistantDrawer = latePart(async () => (await import('../assistant/AssistantDrawer')).AssistantDrawer, {
  close: ({ onClose }) => onClose(),
})
const CommentsDrawer = latePart(async () => (await import('../comments/CommentsDrawer')).CommentsDrawer, {
  close: closeComments,
})
const Tour = latePart(async () => (await import('../tour/Tour')).Tour, { isExtra: true })

const SIDES = { content: 'left', style: 'right' } as const

/** The editor on screens from 768 px: content on the left, the page, style on the right. */
export function DesktopEditor({ initialPanels }: { initialPanels: PanelState }) {
  const texts = useTexts(SHELL_TEXTS)
  const { panels, change } = usePanels(initialPanels)
  const [isAssistantOpen, setAssistantOpen] = useState(false)
  const isCommentsOpen = useValue(commentsOpened)
  useSelectedOwner()
  useWatchComments()
  const isNarrow = !useMedia({ query: '(width >= 1024px)', onServer: true })
  const isMedium = !useMedia({ query: '(width >= 1200px)', onServer: true })
  const [overlay, setOverlay] = useState<'left' | 'right'>()
  const showBeside = (what?: 'assistant') => {
    setAssistantOpen(what === 'assistant')
    closeComments()
  }
  useEffect(() => commentsOpened.subscribe(() => commentsOpened.get() && setAssistantOpen(false)), [])
  const open = (side: 'left' | 'right', isOverlay: boolean) => (isOpen: boolean) => {
    // Assistant and comments stand where the style does.
    if (side === 'right' && isOpen) showBeside()
    if (isOverlay) setOverlay(isOpen ? side : undefined)
    else change(side === 'left' ? { leftOpen: isOpen } : { rightOpen: isOpen })
  }
  const isOpen = (side: 'left' | 'right', isOverlay: boolean) => {
    if (side === 'right' && (isAssistantOpen || isCommentsOpen)) return false
    return isOverlay ? overlay === side : side === 'left' ? panels.leftOpen : panels.rightOpen
  }
  const showContent = () => open('left', isNarrow)(true)
  const dialogs = useEditorDialogs({ openAssistant: () => showBeside('assistant'), showContent })
  const sides = { left: isNarrow, right: isMedium }
  const togglePanel = (side: 'left' | 'right') => open(side, sides[side])(!isOpen(side, sides[side]))
  const zoom = useZoom('auto')
  const assistant = () => showBeside(isAssistantOpen ? undefined : 'assistant')
  const commands = useCommands({ dialogs, zoom, togglePanel, assistant })
  const show = (part: Part) => {
    if (part !== 'page') open(SIDES[part], sides[SIDES[part]])(true)
  }
  return (
    <CommandsContext value={commands}>
      <div className="relative flex h-dvh flex-col overflow-clip bg-surface">
        <SkipLinks isAssistantOpen={isAssistantOpen} />
        <LiveRegion />
        <EditorBar dialogs={dialogs} isAssistantOpen={isAssistantOpen} />
        <Notices />
        <main id="main" tabIndex={-1} className="relative flex min-h-0 flex-1 outline-none">
          <SidePanel
            side="left"
            name={texts.content}
            icon={PencilLine}
            width={{ ...LEFT, value: panels.left }}
            isOverlay={isNarrow}
            isOpen={isOpen('left', isNarrow)}
            onOpenChange={open('left', isNarrow)}
            onWidth={(left) => change({ left })}
            rail={<ContentRail onOpen={showContent} />}
          >
            <ContentPanel />
          </SidePanel>
          <Canvas hasRail writes zoom={zoom} padding={16} className="flex-1" onPick={showContent} />
          {isAssistantOpen ? (
            <AssistantDrawer isOverlay={isMedium} show={show} onClose={() => setAssistantOpen(false)} />
          ) : null}
          {isCommentsOpen ? <CommentsDrawer isOverlay={isMedium} onShare={dialogs.share} /> : null}
          <SidePanel
            side="right"
            name={texts.style}
            icon={Palette}
            width={{ ...RIGHT, value: panels.right }}
            isOverlay={isMedium}
            isOpen={isOpen('right', isMedium)}
            onOpenChange={open('right', isMedium)}
            onWidth={(right) => change({ right })}
            rail={<StyleRail onOpen={() => open('right', isMedium)(true)} />}
          >
            <LazyStylePanel />
          </SidePanel>
        </main>
        <EditorDialogs dialogs={dialogs} commands={commands} show={show} />
        {isNarrow || isCommentsOpen || dialogs.shown ? null : <Hints />}
      </div>
    </CommandsContext>
  )
}

/** Not over a text that somebody writes, nor over a notice. */
function Hints() {
  const isSeen = useSyncExternalStore(tourSeen.subscribe, tourSeen.get, () => true)
  const isWriting = useWriting()
  const hasNotice = useSyncExternalStore(
    noticesShown.subscribe,
    () => noticesShown.get() > 0,
    () => false,
  )
  return isSeen || isWriting || hasNotice ? null : <Tour />
}
