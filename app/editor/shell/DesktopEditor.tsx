import { Palette, PencilLine } from 'lucide-react'
import { latePart } from '~/components/late/late-part'
import { useTexts } from '~/i18n/use-texts'
import { EditorBar } from '../bar/EditorBar'
import { closeComments } from '../comments/comments-opened'
import { CommandsContext } from '../commands/commands-context'
import { useCommands } from '../commands/use-commands'
import { Canvas } from '../page/Canvas'
import { useSpread } from '../page/use-spread'
import { useZoom } from '../page/use-zoom'
import { LiveRegion } from '../session/LiveRegion'
import { useSelectedOwner } from '../session/selected-owner'
import { ContentBeside, ContentRail, StyleBeside, StyleRail, FollowOthers, Hints } from '../soon/soon-parts'
import { SHELL_TEXTS } from '../texts/shell-texts'
import type { Part } from '../palette/place-commands'
import { useArrival } from '../twin/arrive'
import { EditorDialogs } from './EditorDialogs'
import { ImportNotes } from '../import-check/ImportNotes'
import { Notices } from '../notices/Notices'
import { LEFT, RIGHT, type PanelState } from './panel-state'
import { SidePanel } from './SidePanel'
import { SkipLinks } from './SkipLinks'
import { useEditorDialogs } from './use-editor-dialogs'
import { useSides } from './use-sides'

const close = ({ onClose }: { onClose: () => void }) => onClose()
const AssistantDrawer = latePart(() => import('../assistant/AssistantDrawer'), 'AssistantDrawer', { close })
const CommentsDrawer = latePart(() => import('../comments/CommentsDrawer'), 'CommentsDrawer', {
  close: closeComments,
})
const TwinDrawer = latePart(() => import('../twin/TwinDrawer'), 'TwinDrawer', { close })
const ReadBackDrawer = latePart(() => import('../read-back/ReadBackDrawer'), 'ReadBackDrawer', { close })

const SIDES = { content: 'left', style: 'right' } as const

/** The editor on screens from 768 px: content on the left, the page, style on the right. */
export function DesktopEditor({ initialPanels }: { initialPanels: PanelState }) {
  const texts = useTexts(SHELL_TEXTS)
  const arrival = useArrival()
  const sides = useSides({ initial: initialPanels, guest: arrival?.isOpen ? 'twin' : undefined })
  const { panels, change, isNarrow, isMedium, isOver, isOpen, open, guest, invite, covered } = sides
  useSelectedOwner()
  const showContent = () => open('left')(true)
  const show = (part: Part) => {
    if (part !== 'page') open(SIDES[part])(true)
  }
  const openAssistant = () => invite('assistant')
  const dialogs = useEditorDialogs({
    ...{ openAssistant, show },
    openTwin: () => invite('twin'),
    openReadBack: () => invite('read-back'),
  })
  const togglePanel = (side: 'left' | 'right') => open(side)(!isOpen(side))
  const zoom = useZoom('auto')
  const spread = useSpread(zoom)
  const toggle = (one: 'assistant' | 'twin') => () => invite(guest === one ? undefined : one)
  const commands = useCommands({
    ...{ dialogs, zoom, spread, togglePanel, assistant: toggle('assistant'), twin: toggle('twin') },
  })
  const leave = () => invite(undefined)
  const isAssistantOpen = guest === 'assistant'
  return (
    <CommandsContext value={commands}>
      <div className="relative flex h-dvh flex-col overflow-clip bg-surface">
        <SkipLinks isAssistantOpen={isAssistantOpen} />
        <LiveRegion />
        <FollowOthers />
        <EditorBar dialogs={dialogs} isAssistantOpen={isAssistantOpen} isTwinOpen={guest === 'twin'} />
        <Notices />
        <ImportNotes show={show} />
        <main id="main" tabIndex={-1} style={covered} className="relative flex min-h-0 flex-1 outline-none">
          <SidePanel
            side="left"
            name={texts.content}
            icon={PencilLine}
            width={{ ...LEFT, value: panels.left }}
            isOverlay={isOver.left}
            isOpen={isOpen('left')}
            onOpenChange={open('left')}
            onWidth={(left) => change({ left })}
            rail={<ContentRail onOpen={showContent} />}
          >
            <ContentBeside />
          </SidePanel>
          <Canvas hasRail writes {...{ zoom, spread }} padding={16} className="flex-1" onPick={showContent} />
          {isAssistantOpen ? <AssistantDrawer isOverlay={isMedium} show={show} onClose={leave} /> : null}
          {guest === 'twin' ? (
            <TwinDrawer isWide={!isMedium} show={show} openAssistant={openAssistant} onClose={leave} />
          ) : null}
          {guest === 'comments' ? <CommentsDrawer isOverlay={isMedium} onShare={dialogs.share} /> : null}
          {guest === 'read-back' ? <ReadBackDrawer isOverlay={isMedium} show={show} onClose={leave} /> : null}
          <SidePanel
            side="right"
            name={texts.style}
            icon={Palette}
            width={{ ...RIGHT, value: panels.right }}
            isOverlay={isOver.right}
            isOpen={isOpen('right')}
            onOpenChange={open('right')}
            onWidth={(right) => change({ right })}
            rail={<StyleRail onOpen={() => open('right')(true)} />}
          >
            <StyleBeside />
          </SidePanel>
        </main>
        <EditorDialogs dialogs={dialogs} commands={commands} show={show} openAssistant={openAssistant} />
        {isNarrow || (guest && !isAssistantOpen) || dialogs.shown ? null : <Hints />}
      </div>
    </CommandsContext>
  )
}
