import { isAllowedLinkUrl } from '../../document/rich-text/allowed-link-url'
import type { Mark } from '../../document/rich-text/signs'
import type { TextStyle } from './line-builder'

const MARK_TAGS: Partial<Record<string, Mark>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  mark: 'highlight',
}

export type Declarations = ReadonlyMap<string, string>

/** The declarations of a `style` attribute, those that only an office program knows (`mso-…`) too. */
export function declarationsOf(element: Element): Declarations {
  const pairs = (element.getAttribute('style') ?? '').split(';').map((one) => one.split(/:(.*)/s))
  return new Map(
    pairs.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  )
}

type Options = { element: Element; css: Declarations; around: TextStyle }

/** How the text of an element looks, of what a resume can show: what its tag says and then its own style. */
export function styleOf({ element, css, around }: Options): TextStyle {
  const marks = new Set(around.marks)
  const set = (mark: Mark, on: boolean | undefined) => {
    if (on === true) marks.add(mark)
    if (on === false) marks.delete(mark)
  }
  // What was added in a text whose changes are tracked has no line under it.
  const own = element.matches('ins:is([cite], [datetime])') ? undefined : MARK_TAGS[element.localName]
  const url = around.url ?? urlOf(element)
  if (own) marks.add(own)
  set('bold', isBold(css.get('font-weight')))
  set('italic', isOneOf(css.get('font-style'), /italic|oblique/, /normal/))
  set(
    'underline',
    isOneOf(css.get('text-decoration') ?? css.get('text-decoration-line'), /underline/, /none/),
  )
  set('highlight', isHighlit({ element, css }))
  // The line under a link is the link's.
  if (url !== undefined) marks.delete('underline')
  const space = css.get('white-space')
  const keepsSpaces = space ? space.startsWith('pre') : element.localName === 'pre' || around.keepsSpaces
  return { marks, url, keepsSpaces }
}

function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined) return undefined
  if (/^bold/.test(weight) || Number(weight) >= 600) return true
  return weight === 'normal' || Number(weight) > 0 ? false : undefined
}

function isOneOf(value: string | undefined, on: RegExp, off: RegExp): boolean | undefined {
  if (value === undefined) return undefined
  if (on.test(value)) return true
  return off.test(value) ? false : undefined
}

/** A ground colour is a mark in the two programs that write so; elsewhere it is the page's. */
function isHighlit({ element, css }: Pick<Options, 'element' | 'css'>): boolean | undefined {
  const office = css.get('mso-highlight')
  if (office !== undefined) return office !== 'none'
  const ground = css.get('background-color')
  if (ground === undefined || !element.closest('[id^="docs-internal-guid"]')) return undefined
  return !/^(transparent|#ffffff|inherit|none)$/.test(ground)
}

/** Where a link leads, without the detour by which some programs count the way. */
function urlOf(element: Element): string | undefined {
  const href = element.localName === 'a' ? element.getAttribute('href')?.trim() : undefined
  if (!href || !isAllowedLinkUrl(href)) return undefined
  const detour = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(href)?.[1]
  const url = detour === undefined ? href : safeDecode(detour)
  return isAllowedLinkUrl(url) ? url : href
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
