import type { Language } from '../../../collections/resumes/choices'
import type { Command } from '../commands/command'
import { SECTION_CHOICES } from '../labels/section-choices'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { addSection } from '../sections/add-section'
import { focusField } from '../sections/focus-field'
import { headOf, jumpTo } from '../sections/jump-to'
import type { Editor } from '../session/editor'
import { FORM_TEXTS } from '../texts/form-texts'
import { STYLE_GROUPS, STYLE_GROUP_TEXTS, STYLE_GROUP_WORDS } from '../texts/style-groups'
import { STYLE_TEXTS } from '../texts/style-texts'
import { copyFromMenu, pasteFromMenu } from '../blocks/block-clipboard'
import { blockOfOwner, ON_PAGE } from '../blocks/block-marks'
import { nameOfBlock } from '../blocks/name-of-block'
import { findPlace } from '../edits/find-place'
import { removeFromMenu } from '../sections/remove-from-menu'
import { rowActions } from '../sections/use-row-actions'
import { selectedOwner } from '../session/selected-owner'
import { BLOCK_TEXTS } from '../texts/block-texts'
import { findPlaces } from './find-places'
import { goToPlace } from './go-to-place'
import { PALETTE_TEXTS } from './palette-texts'

/** A part of the editor that can be brought into sight. */
export type Part = 'content' | 'page' | 'style'
export type PlaceOptions = { editor: Editor; language: Language; show: (part: Part) => void }

/** What depends on the document: what is done to a block, going to one of its parts, adding another. */
export function placeCommands(options: PlaceOptions): Command[] {
  return [...blockCommands(options), ...goCommands(options), ...addCommands(options)]
}

type Sought = PlaceOptions & { query: string }

/** The places of the document that a query leads to. */
export function foundCommands({ editor, language, show, query }: Sought): Command[] {
  const { pathJoin } = PALETTE_TEXTS[language]
  return findPlaces({ content: editor.content(), query, language }).map((place) => {
    const path = place.path.join(pathJoin)
    return {
      id: `place-${place.target.owner}.${place.target.field}`,
      group: 'place',
      name: place.excerpt || path,
      detail: place.excerpt ? path : undefined,
      run: () => goToPlace({ editor, place, show }),
    }
  })
}

type Going = Pick<Command, 'id' | 'name' | 'detail' | 'keywords' | 'run'>

function goCommands({ editor, language, show }: PlaceOptions): Command[] {
  const texts = PALETTE_TEXTS[language]
  const { baseInfo, entryList, skill } = editor.content()
  const go = ({ id, name, ...rest }: Going): Command => ({
    id: `go-${id}`,
    group: 'go',
    name: texts.goTo(name),
    ...rest,
  })
  const toSection = (id: string) => () => {
    show('content')
    editor.folds.open(id)
    jumpTo(headOf(id))
  }
  const basics = baseInfo.title || FORM_TEXTS[language].basics
  return [
    go({ id: 'basics', name: basics, run: toSection('$baseInfo') }),
    go({
      id: 'photo',
      name: texts.photo,
      run: () => (show('content'), editor.reveal({ owner: '$avatar', field: 'url' })),
    }),
    ...entryList.map(({ id, kind, title }) => {
      const name = (kind === 'skill' ? skill.title : title) || ITEM_LABELS[language][kind].name
      return go({ id, name, run: toSection(id) })
    }),
    go({ id: 'page', name: texts.page, run: () => (show('page'), jumpTo('#editor-page')) }),
    ...STYLE_GROUPS.map((id) =>
      go({
        id,
        name: STYLE_GROUP_TEXTS[language][id],
        // a section of the resume may have the same name
        detail: STYLE_TEXTS[language].style,
        keywords: STYLE_GROUP_WORDS[id],
        run: () => (show('style'), jumpTo(`[data-style-group="${id}"]`)),
      }),
    ),
  ]
}

function addCommands({ editor, language, show }: PlaceOptions): Command[] {
  return SECTION_CHOICES.map((choice) => ({
    id: `add-${choice.id}`,
    group: 'add',
    name: PALETTE_TEXTS[language].add(choice.titles[language]),
    run: () => {
      show('content')
      const target = addSection({ editor, choice, language })
      if (target) focusField(target)
    },
  }))
}

/** What can be done to the block that one is at. A skill is copied in its form: a section of them stands but once. */
function blockCommands({ editor, language, show }: PlaceOptions): Command[] {
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
