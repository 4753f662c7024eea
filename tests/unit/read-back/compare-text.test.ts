import { expect, test } from 'vitest'
import { composeDocument } from '../../../app/document/layouts/compose-document'
import { getLayout } from '../../../app/document/layouts/registry'
import { leafText } from '../../../app/document/model/leaf-text'
import { listLeaves } from '../../../app/document/model/list-leaves'
import { compareText } from '../../../app/features/read-back/compare-text'
import { countFindings } from '../../../app/features/read-back/count-findings'
import { englishResume } from '../../factories/english-resume'

const content = englishResume()
const layout = getLayout('classic')
const flows = Object.entries(composeDocument({ content, layout }))
/** All of it on one page. */
const plan = {
  ...{ layout: 'classic', layoutVersion: 1 },
  pages: [
    {
      flows: Object.fromEntries(
        flows.map(([name, nodes]) => [name, listLeaves(nodes).map(({ leaf }) => ({ block: leaf.id }))]),
      ),
    },
  ],
}
/** A line for each text, as a file would read that is as it should be. */
const lines = flows.flatMap(([, nodes]) => listLeaves(nodes).map(({ leaf }) => leafText(leaf)))
const read = (...pages: string[][]) =>
  compareText({ pages: pages.map((page) => page.join('\n')), content, layout, plan })
const text = 'Hired and mentored six designers, two of whom now lead product areas of their own.'
const at = lines.indexOf(text)
const swap = (from: string, to: string) => lines.map((line) => line.replace(from, to))

test('a file that holds all of it in order reads back whole, whatever stands between', () => {
  const whole = read(['Page 1', ...lines.map((line) => `${line}  `)])
  expect(countFindings(whole)).toBe(0)
  expect(whole.pages[0]).toContain('Rowan Ellery  ')
})

test('a text that is gone is missing at its place', () => {
  const { findings } = read(lines.filter((line) => line !== text))
  expect(findings).toMatchObject([{ kind: 'missing', text, page: 1, line: at }])
  expect(findings[0]?.field).toMatchObject({ field: 'text' })
})

test('so is a part of one, in its field', () => {
  const { findings } = read(swap(', two of whom now lead product areas', ''))
  expect(findings).toMatchObject([
    { kind: 'missing', text: ', two of whom now lead product areas', line: at },
  ])
  const [{ from = 0, to = 0 }] = [findings[0]?.field ?? {}]
  expect(to - from).toBe(', two of whom now lead product areas'.length)
})

test('a text that stands elsewhere is out of order where it was read, on another page too', () => {
  const others = lines.filter((line) => line !== text)
  expect(read([text, ...others]).findings).toMatchObject([{ kind: 'out-of-order', text, page: 1, line: 0 }])
  const moved = read(others, [text])
  expect(moved.findings).toMatchObject([{ kind: 'out-of-order', text, page: 2, line: 0 }])
  // and the page itself is one that nobody planned
  expect(countFindings(moved)).toBe(2)
})

test('letters that come back as others, or not at all, are unreadable, and named', () => {
  expect(read(swap('six designers', 'si\ufffd designers')).findings).toMatchObject([
    { kind: 'unreadable', text: 'x', line: at },
  ])
  expect(read(swap('six designers', 'si designers')).findings).toMatchObject([
    { kind: 'unreadable', text: 'x', line: at },
  ])
  expect(read(swap(text, '\ue000'.repeat(text.length))).findings).toMatchObject([
    { kind: 'unreadable', text, line: at },
  ])
})

test('a letter is found in the line it stands in, not where its paragraph begins', () => {
  const [half, rest] = [text.slice(0, 40), text.slice(40)]
  const { findings } = read([
    ...lines.slice(0, at),
    half,
    rest.replace('areas', 'area\ufffd'),
    ...lines.slice(at + 1),
  ])
  expect(findings).toMatchObject([{ kind: 'unreadable', text: 's', line: at + 1 }])
})

test('a file without text names a hundred findings and counts the others', () => {
  const { findings, more } = read([])
  expect(findings.every(({ kind }) => kind === 'missing')).toBe(true)
  expect(findings.length + more).toBe(lines.filter((line) => line.trim() !== '').length)
})
