import type { SourceLine } from '../lines/types'

/** “工作内容：”, “项目描述：……”: it names what follows within an entry. */
export const isCaption = ({ kind, text }: SourceLine): boolean =>
  kind === 'text' && (/^\p{Script=Han}{2,6}[:：]/u.test(text) || isCaptionText(text))

const CAPTION =
  /^(?:技术栈|(?:项目)?简介|(?:key )?(?:highlights|responsibilities|achievements|accomplishments|duties|results|courses|coursework|tools|technologies)|(?:工作|主要|项目|岗位|个人)(?:内容|职责|业绩|成果|描述|成就))\s*[:：]?$/i

export const isCaptionText = (text: string): boolean => CAPTION.test(text)

/** A caption that is set as a heading is none of an entry. */
export const withoutCaptionHeadings = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map((line) =>
    line.kind === 'heading' && CAPTION.test(line.text)
      ? { ...line, kind: 'text', level: 0, isBold: true }
      : line,
  )
