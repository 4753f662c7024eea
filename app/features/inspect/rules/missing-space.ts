import type { Place, Rule } from '../types'

export const missingSpace: Rule = {
  id: 'missing-space',
  severity: 'hint',
  words: {
    'zh-CN': {
      title: '中西文之间没有空格',
      why: '「{0}」中西文挤在一起，可读性差；本站排版会自动留空，但粘贴到别处不会。',
      how: '在汉字与英文、数字之间加一个空格。',
    },
    en: {
      title: 'No space between scripts',
      why: '“{0}” runs Chinese and Latin together.',
      how: 'Put a space between them.',
    },
  },
  find: ({ source }) => {
    const tight = Array.from(source.matchAll(TIGHT))
    const spaced = source.match(SPACED)?.length ?? 0
    // one who never sets a space follows another rule, and keeps to it
    if (tight.length === 0 || (spaced === 0 && tight.length > 3)) return tight.slice(0, 1).map(placeOf)
    return tight.map(placeOf)
  },
}

const TIGHT = /\p{Script=Han}[A-Za-z][A-Za-z0-9.+#]*|[A-Za-z][A-Za-z0-9.+#]*\p{Script=Han}/gu
const SPACED = /\p{Script=Han} [A-Za-z]|[A-Za-z] \p{Script=Han}/gu

function placeOf(match: RegExpExecArray): Place {
  return { from: match.index, to: match.index + match[0].length, values: [match[0]] }
}
