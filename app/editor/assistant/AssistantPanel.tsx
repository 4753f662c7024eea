import { ArrowLeft, History, Settings2, Sparkles, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { IconButton } from '~/components/ui/IconButton'
import { useTexts } from '~/i18n/use-texts'
import type { Part } from '../palette/place-commands'
import { ChatTab } from './chat/ChatTab'
import { CheckTab } from './check/CheckTab'
import { HistoryView } from './history/HistoryView'
import { ImproveTab } from './improve/ImproveTab'
import { listenToAll } from './run/listen'
import { loadHistory } from './run/load-history'
import { loadStatus, usesOwnKey } from './run/status'
import { TABS, type SessionState } from './run/session'
import { ShowPart } from './run/show-part'
import { useAssistant } from './run/use-assistant'
import { useKeepFocus } from './run/use-keep-focus'
import { SettingsView } from './settings/SettingsView'
import { TailorTab } from './tailor/TailorTab'
import { PANEL_TEXTS } from './texts/panel-texts'

type Props = {
  show: (part: Part) => void
  /** Absent where the panel is a tab of its own. */
  onClose?: () => void
}

/** All that a finger presses. */
const TOUCH =
  'pointer-coarse:[&_:is(button,input,summary,a)]:min-h-11 pointer-coarse:[&_button]:min-w-11 pointer-coarse:[&_summary]:content-center'
const SCROLL = 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-4 pb-16'

/** The assistant: inspects, rewrites, tailors and talks; changes nothing that is not accepted. */
export function AssistantPanel({ show, onClose }: Props) {
  const { editor, session, state, start } = useAssistant()
  const { view, wanted } = state
  const viewRef = useViewFocus(state)
  const ref = useKeepFocus()
  useEffect(() => {
    void loadStatus({ session, editor })
    void loadHistory({ session, editor })
    return listenToAll({ session, editor })
  }, [session, editor])
  useEffect(() => {
    if (editor.guest || !wanted) return
    // What was asked for before signing in.
    session.update(() => ({ wanted: undefined }))
    start(wanted)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each wish, whatever is drawn anew meanwhile
  }, [editor, session, wanted])
  return (
    <div ref={ref} className={`flex min-h-0 flex-1 flex-col ${TOUCH}`}>
      <PanelHead {...(onClose ? { onClose } : {})} />
      {/* The tabs stay behind the other views, with what is unfolded and how far they are scrolled. */}
      <div className={view === 'tabs' ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}>
        <ShowPart value={show}>
          <PanelTabs />
        </ShowPart>
      </div>
      {view === 'tabs' ? null : (
        <div ref={viewRef} className={SCROLL}>
          {view === 'history' ? <HistoryView /> : <SettingsView />}
        </div>
      )}
    </div>
  )
}

function PanelTabs() {
  const texts = useTexts(PANEL_TEXTS)
  const { session, state } = useAssistant()
  return (
    <Tabs
      selectedKey={state.tab}
      onSelectionChange={(key) => {
        const tab = TABS.find((one) => one === key)
        if (tab) session.update(() => ({ tab }))
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <TabList aria-label={texts.tabsName} className="flex shrink-0 gap-1 border-b border-line px-3">
        {TABS.map((id) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px flex min-h-10 flex-1 cursor-pointer items-center justify-center border-b-2 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-muted transition data-hovered:text-ink data-selected:border-accent data-selected:text-ink pointer-coarse:min-h-11"
          >
            {texts.tabs[id]}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="check" className={SCROLL}>
        <CheckTab />
      </TabPanel>
      <TabPanel id="improve" className={SCROLL}>
        <ImproveTab />
      </TabPanel>
      <TabPanel id="tailor" className={SCROLL}>
        <TailorTab />
      </TabPanel>
      <TabPanel id="chat" className="flex min-h-0 flex-1 flex-col">
        <ChatTab />
      </TabPanel>
    </Tabs>
  )
}

function PanelHead({ onClose }: Pick<Props, 'onClose'>) {
  const texts = useTexts(PANEL_TEXTS)
  const { session, state } = useAssistant()
  const { view, status } = state
  const to = (next: typeof view) => session.update(() => ({ view: next, isForKey: false }))
  return (
    <header className="flex h-11 shrink-0 items-center gap-1 ps-4 pe-2">
      {view === 'tabs' ? (
        <Sparkles aria-hidden className="size-4 text-link" />
      ) : (
        <IconButton icon={ArrowLeft} label={texts.back} className="-ms-2" onPress={() => to('tabs')} />
      )}
      <h2 className="min-w-0 flex-1 truncate ps-1 text-sm font-semibold text-ink">
        {view === 'tabs' ? texts.name : texts[view]}
        {view === 'tabs' && status?.isOn && !usesOwnKey(status) ? (
          <span className="ps-2 text-xs font-normal text-muted tabular-nums">
            {texts.used(status.used, status.limit)}
          </span>
        ) : null}
      </h2>
      <IconButton icon={History} label={texts.history} className="text-muted" onPress={() => to('history')} />
      <IconButton
        icon={Settings2}
        label={texts.settings}
        className="text-muted"
        onPress={() => to('settings')}
      />
      {onClose ? <IconButton icon={X} label={texts.close} className="text-muted" onPress={onClose} /> : null}
    </header>
  )
}

/**
 * Takes the focus along when a view stands in place of the tabs: to the key's field when it is there for the key, and
 * back when the tabs return. Answers the ref of the view.
 */
function useViewFocus({ view, isForKey }: Pick<SessionState, 'view' | 'isForKey'>) {
  const viewRef = useRef<HTMLDivElement>(null)
  const before = useRef(view)
  const back = useRef(() => {})
  useLayoutEffect(() => {
    if (before.current === view) return
    if (before.current === 'tabs') back.current = wayBack(viewRef.current?.parentElement)
    before.current = view
    if (view === 'tabs') back.current()
    else if (isForKey) viewRef.current?.querySelector('input')?.focus()
  }, [view, isForKey])
  return viewRef
}

/** Gives the focus to what has it now; where that will have gone, to its neighbour, else to the tab around. */
function wayBack(panel: Element | null | undefined): () => void {
  const opener = document.activeElement
  const notice = opener?.closest('[role=alert]')
  return () => {
    const neighbour =
      notice?.querySelector('button') ?? panel?.querySelector('[role=tab][aria-selected=true]')
    const target = opener?.isConnected ? opener : neighbour
    if (target instanceof HTMLElement) target.focus()
  }
}
