import { EXPORT_TEXTS } from '../../app/session/export/export-texts'
import { USER_TEXTS } from '../../app/routes/_site.user/texts'
import { restCall } from '../setup/rest-call'
import { signInAdminAt, siteCall } from '../setup/site-call'
import { ACCEPT, asks, cardsIn, openPanel, panel, say, tab, test, words } from './assistant-test'
import { makeOwnResume, openEditor, openOwnResume } from './open-own-resume'
import { expect } from './test'
import { typeInto } from './type-into'
import { saved } from './save-state'

const user = USER_TEXTS.en
const files = EXPORT_TEXTS.en

type Item = { id: string; text: string; title: string }
type Stored = { content: Content; dataTmp: { content: Content } | null }
type Content = { entryList: { id: string; kind: string; title: string; items: Item[] }[] }

async function storedWork({ url, id, token }: { url: string; id: string; token: string }) {
  const { body } = await siteCall({ url, path: `/resume/info/${id}`, token, body: {} })
  const { content, dataTmp } = body.data as Stored
  const work = (dataTmp?.content ?? content).entryList.find(({ kind }) => kind === 'experience')
  const [first, second] = work?.items ?? []
  if (!work || !first || !second) throw new Error('the template has no two jobs')
  return { section: work, first, second }
}
const edit = ({ id, text }: Item, line: string) => ({
  ...{ id, field: 'text', why: '' },
  value: `- ${line}\n${text}`,
})

test('a suggestion finds what has moved, refuses what was written on, and is there again after a reload', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'stale@example.com' })
  const { first, second } = await storedWork({ url: site.url, id, token })
  const edits = [edit(first, 'Kept the minutes.'), edit(second, 'Kept the keys.')]
  provider.replies = [`Two changes.\n\n\`\`\`edits\n${JSON.stringify(edits)}\n\`\`\``]
  const drawer = await openPanel(page)
  await say(page, 'What would you change?')
  const cards = cardsIn(page)
  await expect(cards).toHaveCount(2)

  const paper = page.locator('.jl-editor-pages')
  await paper.locator(`[data-block^="${second.id}.text"]`).first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Mine.')
  await paper.locator(`[data-block^="${first.id}.title"]`).first().click()
  await page.keyboard.press('Alt+ArrowDown')
  for (const card of await cards.all()) await card.getByRole('button', { name: ACCEPT }).click()
  await expect(cards.first()).toContainText(words.states.accepted)
  await expect(cards.last()).toContainText(words.states.changed)
  await saved(page)
  await expect
    .poll(async () => (await storedWork({ url: site.url, id, token })).second)
    .toEqual({ ...first, text: `- Kept the minutes.\n${first.text}` })
  const { first: other } = await storedWork({ url: site.url, id, token })
  expect(other.id).toBe(second.id)
  expect(other.text).not.toContain('Kept the keys.')

  await page.getByRole('button', { name: /^Undo: Suggestion/ }).click()
  await expect(cards.first().getByRole('button', { name: ACCEPT })).toBeVisible()
  await saved(page)
  await openEditor({ page, id })
  await openPanel(page)
  await tab(page, panel.tabs.chat).click()
  await drawer.getByRole('button', { name: words.showPast(2) }).click()
  await expect(cards.last()).toContainText(words.states.changed)
  await cards.first().getByRole('button', { name: ACCEPT }).click()
  await expect(paper).toContainText('Kept the minutes.')
})

test('a translation is a resume of its own; each of the two leads to the other', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'twin@example.com' })
  const { section, first } = await storedWork({ url: site.url, id, token })
  const edits = [
    { id: section.id, field: 'title', value: '工作经历', why: '' },
    { id: first.id, field: 'text', value: '- 负责团队。', why: '' },
  ]
  provider.replies = [JSON.stringify({ edits, questions: [] })]
  const drawer = await openPanel(page)
  await tab(page, panel.tabs.improve).click()
  await drawer.getByText(asks.translateTo.en, { exact: true }).click()
  await drawer.locator('details[open]').getByRole('button', { name: asks.go }).click()
  await drawer.getByRole('link', { name: asks.openTwin }).click()
  await expect(page.locator('.jl-editor-pages')).toContainText('工作经历')
  await expect(page).not.toHaveURL(new RegExp(id))

  await page.goto('/user')
  await page.getByRole('link', { name: user.openVersion(user.version.en, 'Mine (中文)') }).click()
  await expect(page).toHaveURL(new RegExp(`/editor/${id}$`))
  await page.goto('/user')
  await page.getByRole('link', { name: user.openVersion(user.version['zh-CN'], 'Mine') }).click()
  await expect(page.locator('.jl-editor-pages')).toContainText('工作经历')

  // Both are exported in one go.
  const names: string[] = []
  page.on('download', (file) => names.push(file.suggestedFilename()))
  await page.getByRole('button', { name: files.menu }).click()
  await page.getByRole('menuitem', { name: files.both }).click()
  await page.getByRole('menuitem', { name: files.formats.docx }).last().click()
  await expect.poll(() => names.sort()).toEqual(['Mine (中文).docx', 'Mine.docx'])
})

test('a job’s words are shown where they are, and a number is asked for, never made up', async ({
  page,
  site,
  mailbox,
  provider,
}) => {
  const { id, token } = await openOwnResume({ page, site, mailbox, email: 'tailor@example.com' })
  const { first } = await storedWork({ url: site.url, id, token })
  provider.replies = [JSON.stringify({ edits: [], questions: [], terms: [first.title, 'Falconry'] })]
  const drawer = await openPanel(page)
  await tab(page, panel.tabs.tailor).click()
  await typeInto(
    drawer.getByRole('textbox', { name: asks.jobLabel }),
    `We look for falconry and ${first.title} experience.`,
  )
  await drawer.getByRole('button', { name: asks.tailorGo }).click()
  await expect(drawer.getByText(asks.missing(1))).toBeVisible()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Falconry' })).toBeVisible()
  await drawer.getByRole('button', { name: first.title }).click()
  await expect(page.locator(`#editor-left [data-owner="${first.id}"]`).first()).toBeVisible()

  const question = 'How many people did you lead?'
  provider.replies = [
    JSON.stringify({ edits: [edit(first, 'Led 40 people.')], questions: [question] }),
    JSON.stringify({ edits: [edit(first, 'Led 7 people.')], questions: [] }),
  ]
  await page.locator(`.jl-editor-pages [data-block^="${first.id}."]`).first().click()
  await tab(page, panel.tabs.improve).click()
  await drawer.getByRole('button', { name: new RegExp(`^${asks.aims.quantify}`) }).click()
  await typeInto(drawer.getByRole('textbox', { name: question }), '7')
  await expect(drawer).not.toContainText('Led 40 people.')
  await drawer.getByRole('button', { name: asks.useAnswers }).click()
  await expect(drawer.getByRole('group', { name: words.list })).toContainText('Led 7 people.')
  const said = provider.asked.at(-1)?.messages.map(({ content }) => content) ?? []
  expect(said.join('\n')).toContain(asks.answer(question, '7'))
})

test('a model that is off says why, and leaves the check', async ({ page, site, mailbox }) => {
  const { id } = await makeOwnResume({ page, site, mailbox, email: 'off@example.com' })
  const token = await signInAdminAt({ url: site.url })
  const switchTo = (isOn: boolean) =>
    restCall({
      ...{ url: site.url, method: 'POST', path: '/globals/assistant-settings', token },
      body: JSON.stringify({ isOn }),
    })
  try {
    expect((await switchTo(false)).status).toBe(200)
    await openEditor({ page, id })
    const drawer = await openPanel(page)
    await tab(page, panel.tabs.improve).click()
    await expect(drawer.getByText(panel.off.off)).toBeVisible()
    await expect(drawer.getByRole('button', { name: new RegExp(`^${asks.aims.stronger}`) })).toBeDisabled()
    await drawer.getByRole('button', { name: panel.toCheck }).click()
    await expect(drawer.getByText(/out of 100/)).toBeVisible()
  } finally {
    await switchTo(true)
  }
})
