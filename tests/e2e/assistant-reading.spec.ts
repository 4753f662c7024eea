import { siteCall } from '../setup/site-call'
import { piecesOf, streamPieces } from '../doubles/openai'
import { ACCEPT, asks, cardsIn, openPanel, panel, tab, test, words } from './assistant-test'
import { openOwnResume } from './open-own-resume'
import { expect } from './test'
import { typeInto } from './type-into'
import { expectAccessible } from './violations'

type Content = { entryList: { kind: string; items: { id: string; text: string }[] }[] }

test('what is suggested can be read at once and taken once it has been read again; a doubt stands at its words', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'again@example.com' })
  const { body } = await siteCall({ url: site.url, path: `/resume/info/${id}`, token, body: {} })
  const { content } = body.data as { content: Content }
  const entries = content.entryList.find(({ kind }) => kind === 'experience')?.items ?? []
  const [firstLine = ''] = entries[0]?.text.replace(/^- /, '').split(/[.\n]/) ?? []
  // Words of the resume alone, so that the guard has nothing against them.
  const edits = entries.slice(0, 2).map(({ id, text }) => ({
    ...{ id, field: 'text', why: '' },
    value: text.split('\n').slice(0, -1).join('\n'),
  }))
  provider.replies = [JSON.stringify({ edits, questions: [], terms: [] })]
  let answer: () => void = () => undefined
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const why = 'The resume does not say whom it helped.'
  provider.reading = async ({ res }) => {
    await isAnswered
    const doubts = [{ key: 'p1', quote: firstLine, why }]
    await streamPieces({ res, pieces: piecesOf(JSON.stringify({ doubts })) })
  }

  const drawer = await openPanel(page)
  await tab(page, panel.tabs.tailor).click()
  await typeInto(drawer.getByRole('textbox'), 'We look for somebody who writes plainly.')
  await drawer.getByRole('button', { name: asks.tailorGo }).click()
  const [first, second] = [cardsIn(page).first(), cardsIn(page).last()]
  await expect(drawer.getByText(panel.states.checking, { exact: true })).toBeVisible()
  await expect(first).toBeVisible()
  const accepts = second.getByRole('button', { name: ACCEPT })
  await accepts.press('Enter')
  await expect(second).not.toContainText(words.states.accepted)
  await expect(accepts).toHaveAccessibleDescription(panel.states.checking)
  await first.getByRole('button', { name: ACCEPT }).focus()
  await expectAccessible(page, '#editor-assistant')

  answer()
  await expect(first.locator('mark')).toContainText(firstLine)
  await expect(first).toContainText(why)
  // Who was about to accept hears of the doubt first.
  await expect(first.locator(':focus')).toContainText(words.flagsTitle)
  await drawer.getByRole('button', { name: words.acceptUnflagged(1) }).click()
  await expect(second).toContainText(words.states.accepted)
  await expect(first.getByRole('button', { name: words.acceptAnyway })).toBeVisible()

  provider.reading = 'No.'
  await tab(page, panel.tabs.improve).click()
  await drawer.getByText(asks.kinds['cover-letter'], { exact: true }).click()
  provider.replies = ['I write plainly.']
  await drawer.locator('details[open]').getByRole('button', { name: asks.go }).click()
  await expect(drawer.getByText(panel.noSecondReading, { exact: true })).toBeVisible()
})

test('what no rule found and the model finds told stands beside the words that tell it, and is not taken for granted', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'compare@example.com' })
  const { body } = await siteCall({ url: site.url, path: `/resume/info/${id}`, token, body: {} })
  const { content } = body.data as { content: Content }
  const [entry] = content.entryList.find(({ kind }) => kind === 'experience')?.items ?? []
  const text = entry?.text ?? ''
  const [line = ''] = text.replace(/^- /, '').split(/[.\n]/)
  const value = `${text.split('\n').slice(0, -1).join('\n')}\n- 4321 pages, 8765 readers`
  provider.replies = [
    JSON.stringify({ edits: [{ id: entry?.id, field: 'text', value, why: '' }], questions: [], terms: [] }),
  ]
  provider.reading = JSON.stringify({ doubts: [], told: ['f1', 'f2'].map((flag) => ({ flag, words: line })) })

  const drawer = await openPanel(page)
  await tab(page, panel.tabs.tailor).click()
  await typeInto(drawer.getByRole('textbox'), 'We look for somebody with 8765 readers.')
  await drawer.getByRole('button', { name: asks.tailorGo }).click()
  const card = cardsIn(page).first()
  await expect(card).toContainText(words.compareWhy)
  const compared = card.getByRole('listitem').filter({ hasText: `${words.where.resume} · ` })
  await expect(compared).toHaveText(`4321${words.where.resume} · ${line}`)
  await expect(card.locator('mark').filter({ hasText: words.compared })).toHaveText(`${words.compared}4321`)
  await expect(card.locator('mark').filter({ hasText: words.flagged })).toHaveText(`${words.flagged}8765`)
  // What only the advertisement says stays in doubt, whatever a model points at.
  await expect(card).toContainText(words.fromJob('8765') + words.pointsTo(line))
  await expect(card.getByRole('button', { name: words.acceptAnyway })).toBeVisible()
  await expect(drawer.getByRole('log')).toContainText(words.toCompare(1))
  await expectAccessible(page, '#editor-assistant')
})
