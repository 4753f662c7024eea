import { LAYOUT_CODES } from '../../../collections/layout-codes'
import type { ResumeContent } from '../../../collections/resumes/schema'
import type { DataOf } from '~/api/engine/call-types'
import { getLayout } from '../../document/layouts/registry'
import { withSkillPlace } from '../open/with-skill-place'
import { editorClient } from '../session/editor-client'
import type { ResumeState } from '../session/resume-state'

export type Version = DataOf<'POST /resume/versions/{id}'>[number]
/** What a version is drawn with, and what restoring it puts in place. */
export type Drawn = Pick<ResumeState, 'layout' | 'layoutVersion' | 'content'>

type Options = { id: string; version: string; current: ResumeState }

/** Reads a version. In the layout that the resume has it keeps that one's version, so that no line moves by it. */
export async function readVersion({ id, version, current }: Options): Promise<Drawn> {
  const read = await editorClient().call('POST /resume/version/{id}', {
    params: { id },
    input: { version },
    ignoreToast: true,
  })
  const layout = LAYOUT_CODES.find((code) => code === read.layout) ?? current.layout
  const layoutVersion = layout === current.layout ? current.layoutVersion : getLayout(layout).version
  return { layout, layoutVersion, content: withSkillPlace(read.content) }
}

export type OtherDifference = 'layout' | 'design' | 'photo' | 'order'

/** What differs beside texts. */
export function otherDifferences({ then, now }: { then: Drawn; now: Drawn }): OtherDifference[] {
  const [before, after] = [then.content, now.content]
  const differs = (select: (content: ResumeContent) => unknown) =>
    JSON.stringify(select(before)) !== JSON.stringify(select(after))
  const orderOf = (content: ResumeContent, other: ResumeContent) => {
    const known = new Set(idsOf(other))
    return idsOf(content).filter((id) => known.has(id))
  }
  const found: OtherDifference[] = []
  if (then.layout !== now.layout) found.push('layout')
  if (differs(({ config, margin, entryList }) => [config, margin, entryList.map(formOf)]))
    found.push('design')
  if (differs(({ avatar }) => avatar)) found.push('photo')
  if (orderOf(before, after).join() !== orderOf(after, before).join()) found.push('order')
  return found
}

const formOf = ({ id, itemForm, titleForm }: ResumeContent['entryList'][number]) => [id, itemForm, titleForm]

const idsOf = ({ baseInfo, entryList, skill }: ResumeContent): string[] => [
  ...baseInfo.list.map(({ id }) => id),
  ...entryList.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
  ...skill.list.map(({ id }) => id),
]
