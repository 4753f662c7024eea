import type { SourceFormat } from './formats'

/** What a file is, by its first bytes, then by its name, then by what the text looks like. */
export function detectFormat({ name, bytes }: { name: string; bytes: Uint8Array }): SourceFormat {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('PK\u0003\u0004'))
    return /\.docx$/i.test(name) || head.includes('word/') ? 'docx' : 'archive'
  if (head.startsWith('\u00d0\u00cf\u0011\u00e0') || head.startsWith('{\\rtf')) return 'oldword'
  if (/^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP)/s.test(head)) return 'picture'
  if (/^(?:BM.{4}\0{4}|II\*\0|MM\0\*)|^.{4}ftyp(?:hei|hev|mif|avif)/s.test(head)) return 'picture'
  if (isNoText(head)) return 'other'
  const extension = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''
  return BY_EXTENSION[extension] ?? detectText(new TextDecoder().decode(bytes.subarray(0, 4096)))
}

/** Bytes that no text has, unless it has two for each letter; and what programs write for programs. */
const isNoText = (head: string): boolean =>
  (head.includes('\0') && !/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(head)) ||
  /^(?:\u00ef\u00bb\u00bf)?\s*(?:<\?xml(?![\s\S]*<html)|<svg\b|\\documentclass)/i.test(head)

const BY_EXTENSION: Record<string, SourceFormat> = {
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  txt: 'text',
}

export function detectText(text: string): SourceFormat {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (start.startsWith('{')) return 'json'
  if (/^<!doctype html|^<html/i.test(start)) return 'html'
  if (/^(?:cv|basics|work|education):\s*(?:$|#)/m.test(start)) return 'yaml'
  return /^#{1,3} \S/m.test(start) || /^\*\*\S/m.test(start) ? 'markdown' : 'text'
}
