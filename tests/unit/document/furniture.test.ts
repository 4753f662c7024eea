import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { furnitureOf } from '../../../app/document/furniture/furniture-of'
import { getLayout } from '../../../app/document/layouts/registry'
import { firstPageOf } from '../../../app/document/pagination/first-page'
import { Pages } from '../../../app/document/render/Pages'
import { chineseResume } from '../../factories/chinese-resume'
import { englishResume } from '../../factories/english-resume'

const none = { start: '', center: '', after: '', end: '' }
const second = { page: 2, pages: 3, hasPerson: false }

it('words stand across from the number, or are centred with it', () => {
  const settings = { pageNumbers: 'of', runningHead: 'foot', footer: 'Ref. 7' } as const
  const of = (at: 'start' | 'center' | 'end', changed = {}) =>
    furnitureOf({ content: englishResume({ ...settings, ...changed, pageNumberAt: at }), ...second })?.foot
  const name = englishResume().baseInfo.list.find(({ kind }) => kind === 'name')?.value ?? '?'
  expect(of('end')).toEqual({ ...none, start: `${name} · Ref. 7`, end: '2 / 3' })
  expect(of('start')).toEqual({ ...none, start: '2 / 3', end: `${name} · Ref. 7` })
  expect(of('center')).toEqual({ ...none, center: `${name} · Ref. 7`, after: ' · 2 / 3' })
  expect(of('center', { runningHead: 'off', footer: '' })).toEqual({ ...none, after: '2 / 3' })
})

it('hidden contacts are not said in the margins, nor a name beside the person’s own head', () => {
  const content = chineseResume({ runningHead: 'head', runningEmail: true })
  for (const row of content.baseInfo.list) row.hidden = row.kind === 'email'
  expect(furnitureOf({ content, ...second })?.head.end).toBe('')
  expect(furnitureOf({ content, ...second, hasPerson: true })).toBeUndefined()
})

it('a picture of the first page knows how many there are', () => {
  const content = chineseResume({ pageNumbers: 'words', pageNumberFirst: true })
  const layout = getLayout('classic')
  const plan = { layout: layout.code, layoutVersion: layout.version, pages: [{ flows: {} }, { flows: {} }] }
  const html = renderToStaticMarkup(createElement(Pages, { content, layout, plan: firstPageOf(plan) }))
  expect(html).toContain('>第 1 页，共 2 页<')
  expect(html).not.toContain('第 2 页')
})
