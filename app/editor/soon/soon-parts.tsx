import { memo } from 'react'
import { latePart } from '~/components/late/late-part'
import { Skeleton } from '~/components/ui/Skeleton'
import { Spinner } from '~/components/ui/Spinner'
import { afterPage, pageIsThere } from '../page/after-page'
import { loadForEditor, loadForPage, loadForPhone } from './load-soon'

/** What nobody asks for: the page comes first. */
async function forEditor() {
  await pageIsThere()
  return loadForEditor()
}

/** What lies over the page besides the caret. */
export const PageTools = latePart(
  async () => {
    await pageIsThere()
    return (await loadForPage()).PageTools
  },
  { isExtra: true },
)

/** The pages in small, where there are several. */
export const PageRail = latePart(async () => (await loadForPage()).PageRail, { isExtra: true })

/** Marks and lists above what is selected. */
export const MarkBar = latePart(async () => (await loadForPage()).MarkBar, { isExtra: true })

/** Cut, copy and paste where a finger rests. */
export const TouchMenu = latePart(async () => (await loadForPage()).TouchMenu, { isExtra: true })

const closeMenu = ({ at }: { at: { onOpenChange: (isOpen: boolean) => void } }) => at.onOpenChange(false)

/** What can be done to a row of the forms. */
export const RowItems = latePart(async () => (await loadForEditor()).RowItems, { close: closeMenu })

/** What can be added to a list of theirs. */
export const ChoiceMenu = latePart(async () => (await loadForEditor()).ChoiceMenu, { close: closeMenu })

/** How the photo stands there, once there is one. */
export const PhotoSettings = latePart(async () => (await loadForEditor()).PhotoSettings, {
  waiting: <Skeleton className="mt-2 h-36" />,
})

/** Every format of an export, once it is asked for. */
export const ExportMenu = latePart(async () => (await loadForEditor()).ExportMenu, { close: closeMenu })

/** Zoom, and how much there is. */
export const ZoomBar = latePart(async () => (await forEditor()).ZoomBar, { isExtra: true })

/** A word about characters that no font has, which are looked up only then. */
export const MissingCharacters = latePart(async () => (await forEditor()).MissingCharacters, {
  isExtra: true,
})

/** Zoom with two fingers. */
export const TouchZoom = latePart(async () => (await forEditor()).TouchZoom, { isExtra: true })

/** The parts of the folded forms. */
export const ContentRail = latePart(async () => (await forEditor()).ContentRail, { isExtra: true })

/** The groups of the folded style panel. */
export const StyleRail = latePart(async () => (await forEditor()).StyleRail, { isExtra: true })

/** The forms beside a page, which comes first. */
export const ContentBeside = memo(
  latePart(async () => (await forEditor()).ContentPanel, { waiting: <Waiting /> }),
)

const loadStyle = async () => (await loadForEditor()).StylePanel

/** The page on a phone, where the forms come first. */
export const LateCanvas = latePart(
  async () => {
    await pageIsThere()
    return (await loadForPhone()).Canvas
  },
  { waiting: <Spinner className="flex-1" /> },
)

/** Above a phone's keys, while one writes on its page. */
export const WritingBar = latePart(async () => (await loadForPhone()).WritingBar, { isExtra: true })

/** What else there is on a phone. */
export const MorePanel = latePart(async () => (await loadForPhone()).MorePanel, { waiting: <Waiting /> })

/** Over a text of the forms. */
export const RichTextToolbar = latePart(async () => (await forEditor()).RichTextToolbar, {
  waiting: (
    <div className="h-8.25 rounded-t-control border border-b-0 border-input bg-subtle pointer-coarse:h-12.25" />
  ),
})

/** The style panel, with its sliders and lists. */
export const StylePanel = latePart(loadStyle, { waiting: <Waiting /> })

/** The same beside a page: seldom the first that one turns to. */
export const StyleBeside = memo(
  latePart(
    async () => {
      await afterPage()
      return loadStyle()
    },
    { waiting: <Waiting /> },
  ),
)

/** The edge of a panel, to be dragged. */
export const PanelResizer = latePart(async () => (await forEditor()).PanelResizer, { isExtra: true })

/** Hints for who is here for the first time. */
export const Hints = latePart(async () => (await forEditor()).Hints, { isExtra: true })

/** What follows comments, the resume in the other language, and the network. */
export const FollowOthers = latePart(
  async () => {
    await afterPage()
    return (await loadForEditor()).FollowOthers
  },
  { isExtra: true },
)

/** How many comments there are, once they are known. */
export const CommentsButton = latePart(async () => (await forEditor()).CommentsButton, { isExtra: true })

/** The skills, folded at first. */
export const SkillBody = latePart(async () => (await loadForEditor()).SkillBody)

function Waiting() {
  return (
    <div aria-busy="true" className="space-y-4 py-2">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  )
}
