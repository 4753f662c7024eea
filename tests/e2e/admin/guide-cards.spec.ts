import { guideContent } from '../../factories/guide'
import { signInAdminAt } from '../../setup/site-call'
import { expect, test } from '../test'

type Document = { id: string; [field: string]: unknown }

test('a card of a template that went away is left out of the page, and the editor is told', async ({
  page,
  site,
}) => {
  const token = await signInAdminAt({ url: site.url })
  await page.context().addCookies([{ name: 'payload-token', value: token, url: site.url }])
  const ask = async (path: string, method = 'GET', body?: object) => {
    const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${site.url}/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(answer.ok, path).toBe(true)
    return (await answer.json()) as { doc: Document; docs: Document[] }
  }
  const [first] = (await ask('/templates?limit=1&depth=0')).docs
  const title = 'Soon to go'
  const copy = { ...first, id: undefined, code: 'soon-to-go', title, _status: 'published' }
  const template = (await ask('/templates', 'POST', copy)).doc
  const fields = { id: 'card', blockName: '', blockType: 'template-card', code: 'soon-to-go' }
  const guide = {
    ...{ title: 'With a card', slug: 'with-a-card', summary: 'Short', author: 'Jianli', language: 'en' },
    content: guideContent([{ type: 'block', version: 2, format: '', fields }]),
    _status: 'published',
  }
  const { id } = (await ask('/guides', 'POST', guide)).doc

  const card = page.locator('.jl-template-card')
  const told = page.getByRole('note').filter({ hasText: 'soon-to-go' })
  await page.goto(`/guide-preview/${id}`)
  await expect(card).toContainText(title)
  await expect(told).toHaveCount(0)
  await page.goto('/guide/with-a-card')
  await expect(card).toContainText(title)
  // Its picture is asked for as long as the template is there.
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveJSProperty('complete', true)

  await ask(`/templates/${template.id}`, 'PATCH', { _status: 'draft' })
  await page.goto(`/guide-preview/${id}?hl=en`)
  await expect(told).toHaveText('No published template has the code soon-to-go, so its card isn’t shown.')
  await page.goto('/guide/with-a-card')
  await expect(page.locator('h1')).toHaveText('With a card')
  await expect(card).toHaveCount(0)
  await expect(told).toHaveCount(0)

  await ask(`/guides/${id}`, 'DELETE')
  await ask(`/templates/${template.id}`, 'DELETE')
})
