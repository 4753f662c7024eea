import type { ResumeContent } from '../../../collections/resumes/schema'

/** A document as its reader may have it: nothing that its writer has hidden is in it. */
export function withoutHidden(content: ResumeContent): ResumeContent {
  const { avatar, baseInfo, entryList, skill } = content
  return {
    ...content,
    avatar: avatar.show ? avatar : { ...avatar, url: '' },
    baseInfo: { ...baseInfo, list: shown(baseInfo.list) },
    entryList: shown(entryList).map((section) => ({ ...section, items: shown(section.items) })),
    skill: { ...skill, list: shown(skill.list) },
  }
}

function shown<Row extends { hidden: boolean }>(rows: Row[]): Row[] {
  return rows.filter(({ hidden }) => !hidden)
}
