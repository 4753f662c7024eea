import { loadAsync } from 'jszip'
import { expect, it } from 'vitest'
import { exportDocx } from '../../../app/features/interchange/export-docx'
import type { ResumeContent } from '../../../collections/resumes/schema'
import { englishResume } from '../../factories/english-resume'

type Settings = Partial<ResumeContent['config']>

it('a Word file numbers its pages, says whose they are and has the own line, as the PDF does', async () => {
  const { first, later } = await marginsOf({
    pageNumbers: 'of',
    pageNumberAt: 'end',
    runningHead: 'head',
    footer: 'For 99 readers',
  })
  expect(first).toEqual({ header: '', footer: 'For 99 readers⇥' })
  expect(later).toEqual({ header: 'Rowan Ellery⇥', footer: 'For 99 readers⇥{PAGE} / {NUMPAGES}' })
  const centred = await marginsOf({ pageNumbers: 'words', pageNumberAt: 'center', pageNumberFirst: true })
  expect(centred.first).toEqual({ header: '', footer: 'Page {PAGE} of {NUMPAGES}' })
  expect(centred.later.footer).toBe(centred.first.footer)
})

it('figures of a name are none of the page', async () => {
  const { later } = await marginsOf(
    { pageNumbers: 'of', pageNumberAt: 'start', runningHead: 'head' },
    'Ann 77',
  )
  expect(later).toEqual({ header: 'Ann 77⇥', footer: '{PAGE} / {NUMPAGES}⇥' })
})

it('a Word file of a resume without any has empty margins', async () => {
  const none = { header: '', footer: '' }
  expect(await marginsOf({})).toEqual({ first: none, later: none })
})

/** The lines of its margins, with a sign for a tab and names for what Word fills in. */
async function marginsOf(settings: Settings, name?: string) {
  const content = englishResume()
  const [row] = content.baseInfo.list
  if (row && name) row.value = name
  const zip = await loadAsync(await exportDocx({ ...content, config: { ...content.config, ...settings } }))
  const read = async (path: string) => (await zip.file(`word/${path}`)?.async('string')) ?? ''
  const [page, relations] = [await read('document.xml'), await read('_rels/document.xml.rels')]
  const line = async (part: 'header' | 'footer', type: 'first' | 'default') => {
    const id = new RegExp(`<w:${part}Reference w:type="${type}" r:id="(\\w+)"`).exec(page)?.[1]
    const target = new RegExp(`Id="${id}"[^>]*Target="([^"]+)"`).exec(relations)?.[1]
    const xml = target ? await read(target) : ''
    return xml
      .replace(/<w:instrText[^>]*>(\w+)<\/w:instrText>/g, '{$1}')
      .replaceAll('<w:tab/>', '⇥')
      .replace(/<[^>]+>/g, '')
      .trim()
  }
  const both = async (type: 'first' | 'default') => ({
    header: await line('header', type),
    footer: await line('footer', type),
  })
  return { first: await both('first'), later: await both('default') }
}
