import type { SourceLine } from '../lines/types'

/** “工作内容：”, “项目描述：……”: it names what follows within an entry. */
export const isCaption = ({ kind, text }: SourceLine): boolean =>
  kind === 'text' && (/^\p{Script=Han}{2,6}[:：]/u.test(text) || CAPTION.test(text))

const CAPTION =
  /^(?:key )?(?:highlights|responsibilities|achievements|accomplishments|duties|results|courses|coursework|tools|technologies)\s*:?$/i
