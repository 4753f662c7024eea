import { linkTarget } from '../../../../document/text/link-text'
import type { Field, ResumeRule } from '../types'

/** Addresses, by their form alone: nothing is fetched. */
export const linkRules: ResumeRule[] = [
  {
    id: 'bad-link',
    part: 'basics',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '链接打不开',
        why: '「{0}」不是完整的网址，点开会出错。',
        how: '从浏览器地址栏复制完整网址再粘贴。',
      },
      en: {
        title: 'Broken link',
        why: '“{0}” is not a complete address and leads nowhere.',
        how: 'Copy it from the browser’s address bar.',
      },
    },
    find: ({ rows, sections }) => {
      const fields: Field[] = [
        ...rows.map(({ url }) => url),
        ...sections.flatMap(({ items }) => items.map(({ link }) => link)),
      ]
      return fields
        .filter(({ value }) => value !== '' && isBroken(value))
        .map((at) => ({ at, from: 0, to: at.value.length, values: [at.value] }))
    },
  },
  {
    id: 'link-without-address',
    part: 'basics',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '网址不能点击',
        why: '「{0}」没有设置链接，读者只能自己去搜。',
        how: '在这一行的链接里填上完整网址。',
      },
      en: {
        title: 'An address that can’t be clicked',
        why: '“{0}” leads nowhere; a reader has to search for it.',
        how: 'Fill in the link of this row.',
      },
    },
    find: ({ rows }) =>
      rows
        .filter(({ row }) => (row.kind === 'url' || row.kind === 'profile') && row.url === '')
        // the page itself links an address that stands in a row for one
        .filter(({ row }) => row.kind === 'profile' || isBroken(row.value))
        .map(({ row, value }) => ({ at: value, values: [row.value] })),
  },
]

/** Neither mail, telephone nor a web address with a host that can exist in public. */
function isBroken(value: string): boolean {
  if (/^(mailto:[^@\s]+@[^@\s]+\.\w+|tel:\+?[\d().-]{3,})/i.test(value)) return false
  const target = linkTarget(value)
  if (!target || !URL.canParse(target)) return true
  const { hostname, protocol } = new URL(target)
  return (
    !protocol.startsWith('http') ||
    !/^(?:[^.]+\.)+[^.]{2,}$/.test(hostname) ||
    /[，。；、（）]/.test(value) ||
    /^https?:\/\/https?(:|\b)/i.test(value)
  )
}
