import type { SourceLine } from '../lines/types'

/** “工作内容：”, “项目描述：……”: it names what follows within an entry. */
export const isCaption = ({ kind, text }: SourceLine): boolean =>
  kind === 'text' && /^\p{Script=Han}{2,6}[:：]/u.test(text)
