import type { SectionKind } from '../../../collections/resumes/choices'
import { entryAbove } from '../../../collections/resumes/joined-items'
import type { FormOf, SectionForm } from '../../../collections/resumes/design-parts'
import type { EntryItem, EntrySection, ResumeContent } from '../../../collections/resumes/schema'
import { makeBox } from '../model/make-box'
import { makeLeaf } from '../model/make-leaf'
import { remember } from '../model/remember'
import { begin } from '../model/begin'
import type { Box, DocNode, Leaf, Source } from '../model/types'
import { contextOf, type Context } from './context'
import { isBrief } from './is-brief'
import { itemParts, type ItemParts } from './item-parts'
import { isNameAlone, skillLeaf, type SkillLook } from './skill-leaf'

/** How a layout arranges the fields of an item. */
export type ArrangeItem = (options: {
  item: EntryItem
  parts: ItemParts
  kind: SectionKind
  /** The section's own, where it has another form than the rest. */
  form: SectionForm
  /** It is one more position of the entry above, whose title stands for both. */
  isJoined: boolean
  /** It stands beside the next one, as words of a line. */
  isRun: boolean
}) => DocNode | undefined
export type SectionOptions = {
  content: ResumeContent
  /** Name of the arrangement, unique among all layouts and their versions. */
  code: string
  arrange: ArrangeItem
  skillLook: SkillLook
  levelInBrackets: boolean
  /** Between the two columns of skills with scales there is more room than between a name and its scale. */
  scalesApart: boolean
  /** The form of a section's title, where it has one of its own. */
  ownTitle: (section: Pick<EntrySection, 'kind' | 'titleForm'>) => TitleForm | undefined
  /** Whether its entries stand two to a row. */
  isPaired: (section: Pick<EntrySection, 'kind' | 'itemForm'>) => boolean
  /** Whether its entries, where all of them are brief, follow one another in lines. */
  mayRun: (section: Pick<EntrySection, 'kind' | 'itemForm'>) => boolean
}
type TitleForm = FormOf<'titleForm'>
export type SectionBox = { kind: SectionKind; box: Box; ownTitle?: TitleForm | undefined }

/** All printed sections in the document's order; skills stand where their entry is, or last. */
export function sectionBoxes(options: SectionOptions): SectionBox[] {
  const {
    content,
    code,
    arrange,
    isPaired,
    mayRun,
    skillLook,
    levelInBrackets: inBrackets,
    scalesApart,
    ownTitle,
  } = options
  const context = contextOf(content)
  const key = [code, context.language, context.dateFormat, context.linkStyle, context.placeholders].join()
  const skills = remember({
    owner: content.skill,
    key: `${key},${skillLook}`,
    make: () => skillList({ skill: content.skill, context, look: skillLook, inBrackets, scalesApart }),
  })
  const boxes = content.entryList
    .filter((section) => !section.hidden)
    .map((section) => {
      const own = section.titleForm === 'design' ? undefined : ownTitle(section)
      if (section.kind === 'skill')
        return skillSection({ content, context, section, list: skills, ownTitle: own })
      return remember({
        owner: section,
        key: `${key},${own}`,
        make: () => {
          const ways = { paired: isPaired(section), mayRun: mayRun(section) }
          return entryBox({ section, context, key, arrange, ...ways, ownTitle: own })
        },
      })
    })
  const placed = content.entryList.some((section) => section.kind === 'skill')
  const last = placed ? undefined : skillSection({ content, context, list: skills })
  return [...boxes, last].flatMap((box) => (box ? [box] : []))
}

type EntryOptions = Pick<SectionBox, 'ownTitle'> & {
  section: EntrySection
  context: Context
  key: string
  arrange: ArrangeItem
  paired: boolean
  mayRun: boolean
}

function entryBox(options: EntryOptions): SectionBox | undefined {
  const { section, context, key, arrange, paired, ownTitle } = options
  const { id, kind, itemForm: form } = section
  const shownItems = section.items.filter((item) => !item.hidden)
  const isRun = options.mayRun && shownItems.every(isBrief)
  const items = shownItems
    .map((item) => {
      const above = item.joined && !paired ? entryAbove({ section, item }) : undefined
      const isJoined = above !== undefined
      const isSamePlace = isJoined && above.place === item.place
      return remember({
        owner: item,
        key: `${key},${kind},${form}${isRun}${isJoined ? `,joined${isSamePlace ? ' here' : ''}` : ''}`,
        make: () => {
          const { title, place, ...parts } = itemParts({ item, context })
          const shown = {
            ...parts,
            title: isJoined ? undefined : title,
            place: isSamePlace ? undefined : place,
          }
          return arrange({ item, kind, form, parts: shown, isJoined, isRun })
        },
      })
    })
    .filter((item) => item !== undefined)
  // Begun blank or emptied, it waits for its first words.
  const waits = section.hideWhenEmpty || (context.placeholders && section.items.some(({ hidden }) => !hidden))
  if (waits && items.length === 0) return undefined
  const title = titleLeaf({
    id,
    text: section.title,
    leads: items.length > 0,
    source: begin(id, 'title'),
  })
  return sectionOf({
    ...breaksOf({ section, items }),
    ...{ id, kind, title, ownTitle },
    flow: isRun ? ' jl-run' : paired && items.length > 1 ? ' jl-pairs' : '',
  })
}

/** A first entry that starts on a new page takes the section's title along. */
function breaksOf({ section, items }: { section: EntrySection; items: DocNode[] }) {
  const [first, ...others] = items
  const keep = section.keepTogether
  if (first?.type !== 'box' || !first.breakBefore)
    return { body: items, breakBefore: section.pageBreak, keep }
  return { body: [{ ...first, breakBefore: false }, ...others], breakBefore: true, keep }
}

type SkillOptions = Pick<SectionBox, 'ownTitle'> & {
  content: ResumeContent
  context: Context
  section?: EntrySection
  list?: Box
}

/** Remembered by the list, of which each document with the same skills has the same. */
function skillSection(options: SkillOptions): SectionBox | undefined {
  const { section, list } = options
  if (!list) return undefined
  const { id, title, pageBreak, keepTogether } = section ?? {}
  const key = `section,${JSON.stringify([id, title, pageBreak, keepTogether, options.ownTitle])}`
  return remember({ owner: list, key, make: () => skillBox({ ...options, list }) })
}

function skillBox(options: SkillOptions & { list: Box }): SectionBox | undefined {
  const { content, context, section, list, ownTitle } = options
  const id = section?.id ?? '$skill'
  const text = content.skill.title || section?.title || context.labels.skills
  const owner = content.skill.title ? '$skill' : section && section.title !== '' ? section.id : undefined
  const title = titleLeaf({
    id,
    text,
    leads: true,
    source: owner === undefined ? undefined : begin(owner, 'title'),
  })
  const { pageBreak: breakBefore, keepTogether: keep } = section ?? {}
  return sectionOf({ id, kind: 'skill', title, body: [list], breakBefore, keep, ownTitle })
}

type SectionParts = Pick<SectionBox, 'ownTitle'> & {
  id: string
  kind: SectionKind
  title?: Leaf
  /** the class of entries that stand beside one another */
  flow?: string
  body: DocNode[]
  breakBefore?: boolean
  keep?: boolean
}

function sectionOf({
  id,
  kind,
  title,
  body,
  flow = '',
  ownTitle,
  ...breaks
}: SectionParts): SectionBox | undefined {
  const content = makeBox({ id: `${id}.body`, className: 'jl-body', children: body })
  const own = ownTitle ? ` jl-titled jl-titled-${ownTitle}` : ''
  const className = `jl-section jl-section-${kind}${own}${flow}`
  const box = makeBox({ id, tag: 'section', className, children: [title, content], ...breaks })
  return box && { kind, box, ownTitle }
}

type TitleOptions = { id: string; text: string; leads: boolean; source?: Source }

function titleLeaf({ id, text, leads, source }: TitleOptions): Leaf | undefined {
  return makeLeaf({
    id: `${id}.title`,
    tag: 'h2',
    className: 'jl-section-title',
    text: [{ text, className: 'jl-section-name', source }],
    turns: 'right',
    keepNext: leads,
  })
}

type SkillListOptions = {
  skill: ResumeContent['skill']
  context: Context
  look: SkillLook
  inBrackets: boolean
  scalesApart: boolean
}

/** The skills that are to be printed, as a list; nothing when there are none. */
function skillList({ skill, scalesApart, ...options }: SkillListOptions): Box | undefined {
  const rows = skill.list.filter((row) => !row.hidden)
  const isBare = rows.every((row) => isNameAlone({ row, look: options.look }))
  const isApart = scalesApart && options.look !== 'none' && rows.some(({ value }) => value > 0)
  return makeBox({
    id: '$skill.list',
    tag: 'ul',
    className: `jl-skills${isApart ? ' jl-scaled' : ''}`,
    children: rows.map((row) => skillLeaf({ row, step: skill.step, isBare, ...options })),
  })
}
