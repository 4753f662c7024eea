import { readUrl } from './read-url'
import { isSpace, JOINER, opensMark, SIGNS, type Mark } from './signs'
import type { Inline } from './types'

/**
 * Parses the marks of one paragraph: `**bold**`, `*italic*`, `++underline++`, `==highlight==`, `[text](url)` and
 * backslash escapes. A mark never holds itself, so at most five are open at once: that bounds depth and time.
 * A sign without its partner is text.
 */
export function parseInline(source: string): Inline[] {
  const scan: Scan = {
    source,
    at: 0,
    before: undefined,
    frames: [{ kind: 'root', sign: '', children: [], run: -1 }],
  }
  while (scan.at < source.length) step(scan)
  while (scan.frames.length > 1) flattenFrom({ scan, index: scan.frames.length - 1 })
  return top(scan).children
}

/** `run` is where the signs that opened it stand in the source. */
type Frame = { kind: Mark | 'link' | 'root'; sign: string; children: Inline[]; run: number }
type Scan = {
  source: string
  at: number
  /** The character before `at` as the rules for signs see it; a backslash after an escaped one. */
  before: string | undefined
  frames: Frame[]
}

function step(scan: Scan): void {
  const character = scan.source.charAt(scan.at)
  const next = scan.source.charAt(scan.at + 1)
  if (character === '\\') return readEscape({ scan, next })
  if (character === JOINER) return advance({ scan, length: 1, before: JOINER })
  if (character === '\n') {
    top(scan).children.push({ type: 'break' })
    return advance({ scan, length: 1, before: '\n' })
  }
  if (character === '[') return openLink(scan)
  if (character === ']') return closeLink(scan)
  const signs = matchAt({ scan, pattern: /\*+|\++|=+/y })
  if (signs) return readSigns({ scan, run: signs })
  const plain = matchAt({ scan, pattern: /[^\\*+=[\]\n\u2060]+/y })
  addText({ scan, value: plain })
  advance({ scan, length: plain.length, before: plain.at(-1) })
}

function readEscape({ scan, next }: { scan: Scan; next: string }): void {
  const escaped = /^[!-/:-@[-`{-~ \t\u2060]$/.test(next)
  addText({ scan, value: escaped ? next : '\\' })
  advance({ scan, length: escaped ? 2 : 1, before: '\\' })
}

function readSigns({ scan, run }: { scan: Scan; run: string }): void {
  const after = scan.source[scan.at + run.length]
  const marks = marksOf({ scan, run })
  if (marks.length === 0) addText({ scan, value: run })
  for (const mark of marks) {
    const index = scan.frames.findIndex((frame) => frame.kind === mark)
    const closes = index > 0 && scan.before !== undefined && !isSpace(scan.before)
    if (closes) closeMark({ scan, index })
    else if (index < 0 && opensMark({ mark, before: scan.before, after })) {
      scan.frames.push({ kind: mark, sign: SIGNS[mark], children: [], run: scan.at })
    } else addText({ scan, value: SIGNS[mark] })
  }
  advance({ scan, length: run.length, before: run.charAt(0) })
}

/** The marks a run of signs stands for, in the order to try them; none when it is no sign. */
function marksOf({ scan, run }: { scan: Scan; run: string }): Mark[] {
  if (run.startsWith('+')) return run.length === 2 ? ['underline'] : []
  if (run.startsWith('=')) return run.length === 2 ? ['highlight'] : []
  if (run.length > 3) return []
  if (run.length < 3) return run.length === 2 ? ['bold'] : ['italic']
  const innermost = scan.frames.findLast((frame) => frame.kind === 'bold' || frame.kind === 'italic')
  return innermost?.kind === 'italic' ? ['italic', 'bold'] : ['bold', 'italic']
}

function closeMark({ scan, index }: { scan: Scan; index: number }): void {
  const outer = scan.frames[index]
  const inner = scan.frames[index + 1]
  // `***a** b*`: the three signs opened both, and the inner one turns out to be the first to close.
  const swaps = outer?.children.length === 0 && inner !== undefined && inner.run === outer.run
  if (outer && swaps) {
    const { kind, sign } = outer
    Object.assign(outer, { kind: inner.kind, sign: inner.sign })
    Object.assign(inner, { kind, sign })
  }
  const at = swaps ? index + 1 : index
  while (scan.frames.length > at + 1) flattenFrom({ scan, index: scan.frames.length - 1 })
  const frame = scan.frames.pop()
  if (!frame || frame.kind === 'root' || frame.kind === 'link') return
  if (frame.children.length === 0) addText({ scan, value: frame.sign + frame.sign })
  else top(scan).children.push({ type: frame.kind, children: frame.children })
}

function openLink(scan: Scan): void {
  flattenLink(scan)
  scan.frames.push({ kind: 'link', sign: '[', children: [], run: scan.at })
  advance({ scan, length: 1, before: '[' })
}

function closeLink(scan: Scan): void {
  const index = scan.frames.findIndex((frame) => frame.kind === 'link')
  const target = index > 0 ? readUrl({ source: scan.source, from: scan.at + 1 }) : undefined
  if (!target) {
    flattenLink(scan)
    addText({ scan, value: ']' })
    return advance({ scan, length: 1, before: ']' })
  }
  while (scan.frames.length > index + 1) flattenFrom({ scan, index: scan.frames.length - 1 })
  const frame = scan.frames.pop()
  const children: Inline[] = frame?.children.length ? frame.children : [{ type: 'text', value: target.url }]
  top(scan).children.push({ type: 'link', url: target.url, children })
  advance({ scan, length: target.end - scan.at, before: ')' })
}

function flattenLink(scan: Scan): void {
  const index = scan.frames.findIndex((frame) => frame.kind === 'link')
  if (index > 0) flattenFrom({ scan, index })
}

/** Gives up an open mark: its sign becomes text, what it held goes to the mark around it. */
function flattenFrom({ scan, index }: { scan: Scan; index: number }): void {
  const [frame] = scan.frames.splice(index, 1)
  const parent = scan.frames[index - 1]
  if (!frame || !parent) return
  pushText({ children: parent.children, value: frame.sign })
  for (const child of frame.children) {
    if (child.type === 'text') pushText({ children: parent.children, value: child.value })
    else parent.children.push(child)
  }
}

function top(scan: Scan): Frame {
  const frame = scan.frames.at(-1)
  if (!frame) throw new Error('The root frame is never closed')
  return frame
}

function matchAt({ scan, pattern }: { scan: Scan; pattern: RegExp }): string {
  pattern.lastIndex = scan.at
  return pattern.exec(scan.source)?.[0] ?? ''
}

function advance({ scan, length, before }: { scan: Scan; length: number; before: string | undefined }): void {
  scan.at += length
  scan.before = before
}

function addText({ scan, value }: { scan: Scan; value: string }): void {
  pushText({ children: top(scan).children, value })
}

function pushText({ children, value }: { children: Inline[]; value: string }): void {
  const last = children.at(-1)
  if (last?.type === 'text') last.value += value
  else if (value !== '') children.push({ type: 'text', value })
}
