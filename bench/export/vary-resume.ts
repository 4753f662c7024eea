import type { ResumeContent } from '../../collections/resumes/schema'

/** The same resume under another name of characters that no other turn uses, so that nothing was drawn before. */
export function varyResume({ content, turn }: { content: ResumeContent; turn: number }): ResumeContent {
  const name = String.fromCodePoint(0x5200 + turn * 2, 0x6500 + turn * 2)
  const list = content.baseInfo.list.map((row) => (row.kind === 'name' ? { ...row, value: name } : row))
  return { ...content, baseInfo: { ...content.baseInfo, list } }
}
