import { copyFromMenu, pasteFromMenu } from '../blocks/block-clipboard'
import { blockOfOwner, ON_PAGE } from '../blocks/block-marks'
import { nameOfBlock } from '../blocks/name-of-block'
import type { Command } from '../commands/command'
import { findPlace } from '../edits/find-place'
import { removeFromMenu } from '../sections/remove-from-menu'
import { rowActions } from '../sections/use-row-actions'
import { selectedOwner } from '../session/selected-owner'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { FORM_TEXTS } from '../texts/form-texts'
import type { PlaceOptions } from './place-commands'

/** What can be done to the block that one is at. A skill is copied in its form: a section of them stands but once. */
export function blockCommands({ editor, language, show }: PlaceOptions): Command[] {
  const content = editor.content()
  const owner = selectedOwner.get()
  const id = owner === undefined ? undefined : blockOfOwner({ editor, owner })
  const place = id === undefined ? undefined : findPlace({ content, id })
  if (id === undefined || (place?.kind !== 'section' && place?.kind !== 'item')) return []
  const [texts, forms] = [BLOCK_TEXTS[language], FORM_TEXTS[language]]
  const name = nameOfBlock({ content, id, language })
  const actions = rowActions({ editor, texts: forms, focus: ON_PAGE })
  const remove = () => removeFromMenu({ editor, actions, id, name })
  const copy = () => copyFromMenu({ editor, id })
  const command = ({ run, ...rest }: Pick<Command, 'id' | 'name' | 'keywords'> & { run: () => void }) => ({
    ...rest,
    group: 'edit' as const,
    detail: name,
    run: () => (show('page'), run()),
  })
  const isSkills = place.kind === 'section' && place.value.kind === 'skill'
  return [
    command({ id: 'cut', name: texts.cut, keywords: 'jq cut 剪切', run: () => copy() && remove() }),
    command({
      id: 'copy',
      name: texts.copy,
      keywords: 'fz copy 复制',
      run: () => copy() && editor.announce(texts.copied),
    }),
    command({
      id: 'paste',
      name: texts.paste,
      keywords: 'zt paste 粘贴',
      run: () => void pasteFromMenu({ editor, id }),
    }),
    ...(isSkills
      ? []
      : [
          command({
            id: 'duplicate',
            name: forms.duplicate,
            keywords: 'cjfb fz copy 复制',
            run: () => actions.duplicate({ id, name }),
          }),
        ]),
    command({ id: 'remove', name: forms.remove, keywords: 'sc delete 删除', run: remove }),
  ]
}
