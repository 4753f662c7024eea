import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { CALLOUT_KIND_KEYS } from '../../../collections/guides/callout-kinds'
import { guideEditor } from '../../../collections/guides/guide-editor'
import { newId } from '../../../collections/resumes/new-id'

type Lexical = ReturnType<typeof convertMarkdownToLexical>
type Piece = { kind: 'text'; markdown: string } | { kind: 'block'; fields: Record<string, string> }

/**
 * Markdown as a guide's text. Blocks are written `> [!tip]` (or another kind) with quoted lines after it, a fence of three
 * backticks, and `{{template:code}}` on a line of its own; the rest is Payload's own conversion.
 */
export async function markdownConverter(config: SanitizedConfig): Promise<(markdown: string) => Lexical> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor: guideEditor })
  const convert = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown })
  return (markdown) => {
    const whole = convert('')
    const children = piecesOf(markdown).flatMap((piece): unknown[] =>
      piece.kind === 'text' ? [...convert(piece.markdown).root.children] : [blockNode(piece.fields)],
    )
    // an edge: the nodes of our blocks are not in the type of Payload's conversion
    return { ...whole, root: { ...whole.root, children: children as typeof whole.root.children } }
  }
}

function blockNode(fields: Record<string, string>) {
  return { type: 'block', version: 2, format: '', fields: { id: newId(), blockName: '', ...fields } }
}

const KINDS = CALLOUT_KIND_KEYS.join('|')
const BLOCK = new RegExp(
  [
    String.raw`^> \[!(?<kind>${KINDS})\]\n(?<quoted>(?:>.*(?:\n|$))+)`,
    String.raw`^\`\`\`(?<language>[\w-]*)\n(?<code>[\s\S]*?)\n\`\`\`$`,
    String.raw`^\{\{template:(?<template>[a-z0-9-]+)\}\}$`,
  ].join('|'),
  'gm',
)

function piecesOf(markdown: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of markdown.matchAll(BLOCK)) {
    pieces.push(textPiece(markdown.slice(from, match.index)))
    pieces.push({ kind: 'block', fields: fieldsOf(match.groups ?? {}) })
    from = match.index + match[0].length
  }
  pieces.push(textPiece(markdown.slice(from)))
  return pieces.filter((piece) => piece.kind === 'block' || piece.markdown !== '')
}

const textPiece = (markdown: string) => ({ kind: 'text', markdown: markdown.trim() }) as const

function fieldsOf(groups: Record<string, string | undefined>): Record<string, string> {
  const { kind, quoted = '', language = '', code, template } = groups
  if (kind) return { blockType: 'callout', kind, text: quoted.replace(/^> ?/gm, '').trim() }
  if (code !== undefined) return { blockType: 'code', language, code }
  return { blockType: 'template-card', code: template ?? '' }
}
