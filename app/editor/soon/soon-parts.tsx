import { memo } from 'react'
import { latePart } from '~/components/late/late-part'
import { Skeleton } from '~/components/ui/Skeleton'
import { Spinner } from '~/components/ui/Spinner'
import { afterPage, pageIsThere } from '../page/after-page'
import { loadForEditor, loadForPage, loadForPhone } from './load-soon'

/** For what nobody asks for: the page comes first. */
async function forPage() {
  await pageIsThere()
  return loadForPage()
}
async function forEditor() {
  await pageIsThere()
  return loadForEditor()
}
async function forEditorWithPage() {
  await afterPage()
  return loadForEditor()
}

const EXTRA = { isExtra: true }
const WAITING = { waiting: <Waiting /> }
const MENU = {
  close: ({ at }: { at: { onOpenChange: (isOpen: boolean) => void } }) => at.onOpenChange(false),
}

// On the page and over it.
export const PageTools = latePart(forPage, 'PageTools', EXTRA)
export const PageRail = latePart(loadForPage, 'PageRail', EXTRA)
export const BeyondHint = latePart(loadForPage, 'BeyondHint', EXTRA)
export const MarkBar = latePart(loadForPage, 'MarkBar', EXTRA)
export const TouchMenu = latePart(loadForPage, 'TouchMenu', EXTRA)
export const TouchZoom = latePart(forEditor, 'TouchZoom', EXTRA)
export const MissingCharacters = latePart(forEditor, 'MissingCharacters', EXTRA)

// Around it.
export const ZoomBar = latePart(forEditor, 'ZoomBar', EXTRA)
export const ContentRail = latePart(forEditor, 'ContentRail', EXTRA)
export const StyleRail = latePart(forEditor, 'StyleRail', EXTRA)
export const RemovedNote = latePart(forEditor, 'RemovedNote', EXTRA)
export const PanelResizer = latePart(forEditor, 'PanelResizer', EXTRA)
export const CommentsButton = latePart(forEditor, 'CommentsButton', EXTRA)
export const Hints = latePart(forEditor, 'Hints', EXTRA)
export const FollowOthers = latePart(forEditorWithPage, 'FollowOthers', EXTRA)

// Menus, once they are opened.
export const RowItems = latePart(loadForEditor, 'RowItems', MENU)
export const ChoiceMenu = latePart(loadForEditor, 'ChoiceMenu', MENU)
export const ExportMenu = latePart(loadForEditor, 'ExportMenu', MENU)

// The forms, and what in them is seldom wanted at once.
export const ContentBeside = memo(latePart(forEditor, 'ContentPanel', WAITING))
export const SkillBody = latePart(loadForEditor, 'SkillBody')
export const CropButton = latePart(loadForEditor, 'CropButton', EXTRA)
export const PhotoSettings = latePart(loadForEditor, 'PhotoSettings', {
  waiting: <Skeleton className="mt-2 h-36" />,
})
export const RichTextToolbar = latePart(forEditor, 'RichTextToolbar', {
  waiting: (
    <div className="h-8.25 rounded-t-control border border-b-0 border-input bg-subtle pointer-coarse:h-12.25" />
  ),
})

// The style; beside a page it is seldom the first that one turns to.
export const StyleBeside = memo(latePart(forEditorWithPage, 'StylePanel', WAITING))

// On a phone, where the forms come first.
export const LateCanvas = latePart(
  async () => {
    await pageIsThere()
    return loadForPhone()
  },
  'Canvas',
  { waiting: <Spinner className="flex-1" /> },
)
export const WritingBar = latePart(loadForPhone, 'WritingBar', EXTRA)
export const PhoneStyle = latePart(loadForPhone, 'PhoneStyle', WAITING)
export const MorePanel = latePart(loadForPhone, 'MorePanel', WAITING)

function Waiting() {
  return (
    <div aria-busy="true" className="space-y-4 py-2">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  )
}
