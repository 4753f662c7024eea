import { CopyPlus, EyeOff, PencilLine, Trash2, ClipboardPaste, Copy, Scissors } from 'lucide-react'
import { toast } from '~/components/ui/toast'
import { MenuCheck, MenuItem, MenuLine } from '~/components/ui/Menu'
import { useTexts } from '~/i18n/use-texts'
import { entryAbove } from '../../../collections/resumes/joined-items'
import { findPlace, type Place } from '../edits/find-place'
import { MoveTo } from '../sections/MoveTo'
import { StepItems } from '../sections/RowItems'
import { removeFromMenu } from '../sections/remove-from-menu'
import { SectionFormMenus } from '../sections/SectionFormMenus'
import { useRowActions } from '../sections/use-row-actions'
import type { FieldTarget } from '../session/editor'
import { useEditor } from '../session/editor-context'
import { useContent } from '../session/use-content'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { FORM_TEXTS } from '../texts/form-texts'
import { shownKeys } from '../ui/shown-keys'
import { AddItems } from './AddItems'
import { focusBesideBlock, focusBlock, ON_PAGE } from './block-marks'
import { stepOnPage } from './step-on-page'
import { copyFromMenu, pasteFromMenu } from './block-clipboard'

type Props = { id: string; name: string; hasSide: boolean; onPick: (target: FieldTarget) => void }

/** What can be done to a block of the page; what it can't do is left out. */
export function BlockMenu({ id, name, hasSide, onPick }: Props) {
  const editor = useEditor()
  const forms = useTexts(FORM_TEXTS)
  const texts = useTexts(BLOCK_TEXTS)
  const actions = useRowActions(ON_PAGE)
  const content = useContent((now) => now)
  const place = findPlace({ content, id })
  if (place?.kind !== 'section' && place?.kind !== 'item') return null
  const { index, list } = place
  const isSkills = place.kind === 'section' && place.value.kind === 'skill'
  const owner = isSkills ? '$skill' : id
  const [up, down] = [stepOnPage({ editor, id, by: -1 }), stepOnPage({ editor, id, by: 1 })]
  const remove = () => removeFromMenu({ editor, actions, id, name })
  const hide = () => {
    focusBesideBlock(id)
    actions.hide({ id, name, hidden: true })
    // Nothing of it is left here to show it again by.
    toast.info(forms.hiddenNow(name), {
      isBrief: true,
      onAction: () => {
        actions.hide({ id, name, hidden: false })
        focusBlock(id)
      },
    })
  }
  return (
    <>
      <StepItems up={up} down={down} onStep={(to) => actions.move({ id, name, to })} />
      <AddItems id={id} place={place} />
      <MoveTo {...{ id, name, index, actions }} count={list.length} />
      <ClipItems {...{ id, remove }} />
      {isSkills ? null : (
        <MenuItem icon={<CopyPlus />} onAction={() => actions.duplicate({ id, name })}>
          {forms.duplicate}
        </MenuItem>
      )}
      <MenuItem icon={<EyeOff />} onAction={hide}>
        {forms.hide}
      </MenuItem>
      <MenuItem icon={<PencilLine />} onAction={() => onPick({ owner, field: 'title' })}>
        {hasSide ? texts.atSide : texts.inForm}
      </MenuItem>
      <MenuLine />
      <SectionFormMenus id={id} />
      <Flags place={place} />
      <MenuLine />
      <MenuItem danger icon={<Trash2 />} onAction={remove}>
        {forms.remove}
      </MenuItem>
    </>
  )
}

/** How a block breaks over pages, and whether it stands under the name of the one above. */
function Flags({ place }: { place: Extract<Place, { kind: 'section' | 'item' }> }) {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const { value } = place
  const check = (field: 'keepTogether' | 'pageBreak' | 'joined', isChecked: boolean) => (
    <MenuCheck
      key={field}
      isChecked={isChecked}
      onChange={(next) => editor.setField({ owner: value.id, field, value: next, label: texts[field] })}
    >
      {texts[field]}
    </MenuCheck>
  )
  return (
    <>
      {place.kind === 'item' && entryAbove({ section: place.section, item: place.value })
        ? check('joined', place.value.joined)
        : null}
      {check('keepTogether', value.keepTogether)}
      {check('pageBreak', value.pageBreak)}
    </>
  )
}

/** What keys do on a handle, for whoever has none. */
function ClipItems({ id, remove }: { id: string; remove: () => void }) {
  const editor = useEditor()
  const texts = useTexts(BLOCK_TEXTS)
  const cut = () => {
    if (copyFromMenu({ editor, id })) remove()
  }
  const copy = () => {
    if (copyFromMenu({ editor, id })) editor.announce(texts.copied)
  }
  return (
    <>
      <MenuItem icon={<Scissors />} shortcut={shownKeys('Mod+X')} onAction={cut}>
        {texts.cut}
      </MenuItem>
      <MenuItem icon={<Copy />} shortcut={shownKeys('Mod+C')} onAction={copy}>
        {texts.copy}
      </MenuItem>
      <MenuItem
        icon={<ClipboardPaste />}
        shortcut={shownKeys('Mod+V')}
        onAction={() => void pasteFromMenu({ editor, id })}
      >
        {texts.paste}
      </MenuItem>
    </>
  )
}
