import { expect, it } from 'vitest'
import { detectFormat } from '../../../app/tools/convert/detect-format'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  ['a.txt', '%PDF-1.7', 'pdf'],
  ['a.docx', 'PK\u0003\u0004', 'docx'],
  ['a.zip', 'PK\u0003\u0004', 'archive'],
  ['a.doc', '{\\rtf1', 'oldword'],
  ['a.heic', '\0\0\0\u0018ftypheic\0', 'picture'],
  ['a.bin', 'words\0\u0001', 'other'],
  ['a.xml', '<?xml version="1.0"?><SkillsPassport/>', 'other'],
  ['a.md', 'words', 'markdown'],
  ['resume', '{"basics":{}}', 'json'],
  ['resume', 'cv:\n  name: Jane', 'yaml'],
  ['resume', '# Jane\n', 'markdown'],
  ['resume', '<!doctype html>', 'html'],
  ['resume', '张晓明', 'text'],
])('takes %s with %j for %s', (name, text, format) => {
  expect(detectFormat({ name, bytes: bytes(text) })).toBe(format)
})
