import type { ResumeContent } from './schema'
import { withoutSteps } from './without-steps'

/**
 * A document as its readers may have it, whole: without what its writer has hidden, what an import kept that no page shows,
 * and what its twin once said. It prints as the document does.
 */
export function forReaders(document: ResumeContent): Omit<ResumeContent, 'inStep'> {
  const { avatar, baseInfo, entryList, skill, ...content } = withoutSteps(document)
  const isPlaced = entryList.some(({ kind }) => kind === 'skill')
  const hasSkills = !isPlaced || entryList.some(({ kind, hidden }) => kind === 'skill' && !hidden)
  return {
    ...emptied(content),
    avatar: emptied(avatar.show ? avatar : { ...avatar, url: '' }),
    baseInfo: { ...emptied(baseInfo), list: shown(baseInfo.list) },
    entryList: shown(entryList).map((section) => ({ ...section, items: shown(section.items) })),
    // Its place may be hidden, and where it has none it stands last.
    skill: hasSkills
      ? { ...emptied(skill), list: shown(skill.list) }
      : { ...emptied(skill), title: '', list: [] },
  }
}

const shown = <Row extends { hidden: boolean; extra?: unknown }>(rows: Row[]): Row[] =>
  rows.filter(({ hidden }) => !hidden).map(emptied)

/** That an import kept something tells a row from one that waits for its first words. */
const emptied = <Part extends object>(part: Part): Part =>
  'extra' in part && part.extra !== undefined ? { ...part, extra: {} } : part
