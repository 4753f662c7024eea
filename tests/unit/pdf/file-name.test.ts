import { expect, it } from 'vitest'
import { attachment } from '../../../app/api/engine/attachment'
import { fileNameOf } from '../../../app/features/pdf/file-name'

it.each([
  ['Ada Byron', 'Ada Byron.pdf'],
  ['沈牧言 · 后端工程师', '沈牧言 · 后端工程师.pdf'],
  ['a/b\\c: "d" <e>|f?*', 'a b c d e f.pdf'],
  ['..\u0000hidden\n', 'hidden.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  [' . ', 'resume.pdf'],
  ['长'.repeat(100), `${'长'.repeat(80)}.pdf`],
])('%j', (title, name) => {
  expect(fileNameOf({ title, extension: 'pdf' })).toBe(name)
})

it('is told in plain letters and in full', () => {
  const of = (name: string) =>
    attachment({ body: '', type: 'application/pdf', name }).headers.get('content-disposition')
  expect(of('Ada Byron.pdf')).toBe(`attachment; filename="Ada Byron.pdf"; filename*=UTF-8''Ada%20Byron.pdf`)
  expect(of('简历.pdf')).toBe(`attachment; filename="resume.pdf"; filename*=UTF-8''%E7%AE%80%E5%8E%86.pdf`)
  expect(of(`O'Neil (2).pdf`)).toContain(`filename*=UTF-8''O%27Neil%20%282%29.pdf`)
})
