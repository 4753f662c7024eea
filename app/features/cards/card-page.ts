import { escapeHtml } from '../markup/escape'
import type { Card } from './card'

const MARK = `<svg viewBox="0 0 32 32" width="52" height="52"><path fill="#21201c" d="M9 2h10.5L27 9.5V26a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Z"/><path fill="#bcbbb5" d="M19.5 2 27 9.5h-5A2.5 2.5 0 0 1 19.5 7V2Z"/><g fill="none" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"><path stroke="#fdfdfc" d="M17.5 13v7.5a3.5 3.5 0 0 1-7 0"/><path stroke="#8da4ef" d="M22 19.5V25"/></g></svg>`

/** Characters from which a title is set smaller. */
const LONG_TITLE: Record<Card['language'], number> = { 'zh-CN': 26, en: 60 }

/** The card as a page of 1200 × 630 CSS pixels. `picture` is the resume's first page as a data address. */
export function cardHtml({ card, picture }: { card: Card; picture: string | null }): string {
  const { title, kind } = card
  const size = title.length > LONG_TITLE[card.language] ? 'small' : ''
  return [
    '<div class="card">',
    `<div class="words"><div class="mark">${MARK}<b>简历 Jianli</b></div>`,
    `<div><p class="kind">${escapeHtml(kind)}</p><h1 class="${size}">${escapeHtml(title)}</h1></div></div>`,
    picture ? `<img src="${picture}" alt="">` : '',
    '</div>',
  ].join('')
}

/** In the faces that resumes are set in; the page stands at the right and runs out below. */
export const CARD_CSS = `
.card { display: grid; grid-template-columns: 1fr 500px; width: 1200px; height: 630px; overflow: hidden;
  background: #f1f0ef; color: #21201c; font-family: 'Jianli Latin Sans', 'Jianli Sans'; }
.card:lang(zh-CN) { font-family: 'Jianli Sans'; }
.words { display: flex; flex-direction: column; justify-content: space-between; padding: 64px 48px 72px 72px; }
.mark { display: flex; align-items: center; gap: 14px; font-size: 30px; }
.kind { margin: 0 0 16px; color: #63635e; font-size: 28px; }
h1 { margin: 0; font-size: 58px; font-weight: 700; line-height: 1.25; text-wrap: balance; text-autospace: normal; line-break: strict;
  word-break: keep-all; overflow-wrap: anywhere; }
h1.small { font-size: 46px; }
img { width: 440px; margin-top: 64px; background: #fff; box-shadow: 0 0 0 1px #dad9d6, 0 24px 64px #21201c33; }`

/** What is written on it, for cutting the fonts. */
export function cardCharacters({ title, kind }: Card): { regular: string; bold: string } {
  return { regular: kind, bold: `${title}简历 Jianli` }
}
