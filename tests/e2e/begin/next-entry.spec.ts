import type { Page } from '@playwright/test'
import { ITEM_LABELS } from '../../../collections/resumes/section-labels'
import { BLOCK_TEXTS } from '../../../app/editor/texts/block-texts'
import { PASTED_TEXTS } from '../../../app/editor/texts/pasted-texts'
import { HOME_TEXTS } from '../../../app/routes/_site._index/texts'
import { paste } from '../paste'
import { expect, test } from '../test'
import { press } from '../type-into'
import { beginWith } from './begin-with'

test.use({ locale: 'en' })

async function beginBlank(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: HOME_TEXTS.en.start }).first().click()
  await beginWith({ page, way: 'blank', locale: 'en' })
  // what Enter adds comes with what lies over the page
  await page.locator('.jl-blocks').waitFor({ state: 'attached' })
}

test('Enter ends an item, in an empty one the list, and in the empty line below it the entry', async ({
  page,
}) => {
  await beginBlank(page)
  const jobs = page.locator('.jl-editor-pages .jl-section-experience .jl-title')
  await jobs.first().click()
  await page.keyboard.type('Hoopp & Otto')
  await page.locator('.jl-editor-pages .jl-section-experience li').click()
  await page.keyboard.type('Kept 400 bees')
  await press(page, 'Enter', 'Enter')
  const hint = page.getByText(BLOCK_TEXTS.en.addBelow(ITEM_LABELS.en.experience.item))
  await expect(hint).toBeVisible()
  await press(page, 'Enter')
  await expect(hint).toHaveCount(0)
  await expect(jobs).toHaveCount(2)
  await page.keyboard.insertText('Moss & Reed')
  await expect(jobs).toHaveText(['Hoopp & Otto', 'Moss & Reed'])
  await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z')
  await expect(jobs).toHaveText(['Hoopp & Otto'])
})

test('in the empty line below a summary Enter goes on to what is still to be written, as the page says', async ({
  page,
}) => {
  await beginBlank(page)
  await page.locator('.jl-editor-pages .jl-section-summary .jl-item p').click()
  const hint = page.getByRole('button', { name: BLOCK_TEXTS.en.goOn('Experience') })
  const jobs = page.locator('.jl-editor-pages .jl-section-experience .jl-title')
  await page.keyboard.type('Keeper of 400 bees')
  await press(page, 'Enter')
  await hint.click()
  await page.keyboard.type('Hoopp')
  await expect(jobs).toHaveText(['Hoopp'])
  await page.locator('.jl-editor-pages .jl-section-summary .jl-item p').click()
  await press(page, 'ControlOrMeta+End', 'Enter', 'Enter')
  await expect(hint).toHaveCount(0)
  await page.keyboard.type('and of none')
  await expect(page.locator('.jl-editor-pages .jl-section-summary p')).toHaveText([
    'Keeper of 400 bees',
    'and of none',
  ])
})

test('what is typed behind the colon of a skill is its keywords, and undo keeps it as it was typed', async ({
  page,
}) => {
  await beginBlank(page)
  const skills = page.locator('.jl-editor-pages .jl-section-skill .jl-skill')
  await skills.first().click()
  await page.keyboard.type('Tools:Figmaa,Sketch')
  await press(page, 'Enter')
  await page.keyboard.type('https://a.bb')
  await press(page, 'Enter')
  await expect(skills).toHaveText(['Tools: Figmaa, Sketch', 'https://a.bb', /./])
  await expect(skills.first().locator('.jl-skill-name')).toHaveText('Tools')
  await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z', 'ControlOrMeta+z')
  await expect(skills.first()).toHaveText('Tools: Figmaa, Sketch')
  await press(page, 'ControlOrMeta+z')
  await expect(skills.first()).toHaveText('Tools:Figmaa,Sketch')
  await press(page, 'ControlOrMeta+y')
  await expect(skills.first()).toHaveText('Tools: Figmaa, Sketch')
})

test('a telephone number typed where the e-mail address is asked for has its own icon, and the address is asked for next', async ({
  page,
}) => {
  await beginBlank(page)
  const rows = page.locator('.jl-editor-pages .jl-row')
  await expect(rows.nth(0)).toHaveClass(/jl-row-email/)
  await rows.nth(0).click()
  await page.keyboard.type('+44 20 7946 0018')
  await press(page, 'Tab')
  await expect(rows.nth(0)).toHaveClass(/jl-row-phone/)
  await expect(rows.nth(1)).toHaveClass(/jl-row-email/)
  await page.keyboard.type('anna.miller@mail.example')
  await expect(rows).toHaveText(['+44 20 7946 0018', 'anna.miller@mail.example', /./, /./])
  await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z')
  await expect(rows.nth(0)).toHaveClass(/jl-row-email/)
  await expect(rows.nth(0)).toHaveText('+44 20 7946 0018')
})

test('a position typed where the dates are asked for becomes the position, and the dates are asked for again', async ({
  page,
}) => {
  await beginBlank(page)
  const job = page.locator('.jl-editor-pages .jl-section-experience')
  await job.locator('.jl-title').click()
  await page.keyboard.type('Hoopp & Otto')
  await press(page, 'Tab')
  await page.keyboard.type('Beekeeper')
  await press(page, 'Tab')
  await expect(job.locator('.jl-subtitle')).toHaveText('Beekeeper')
  await page.keyboard.type('Mar 2019 - now')
  await press(page, 'Tab')
  await expect(job.locator('.jl-date')).toHaveText(/2019.03 . Present|Mar 2019 . Present/)
  await expect(job.locator('.jl-subtitle')).toHaveText('Beekeeper')
  await press(page, 'ControlOrMeta+z', 'ControlOrMeta+z')
  await expect(job.locator('.jl-date')).toHaveText('Beekeeper')
  const school = page.locator('.jl-editor-pages .jl-section-education')
  await school.locator('.jl-subtitle').click()
  await page.keyboard.type('2021')
  await press(page, 'Tab')
  await expect(school.locator('.jl-date')).toHaveText(/^2021/)
  await expect(school.locator('.jl-subtitle')).toHaveText(/^Degree/)
})

test('a job that is pasted into the text of a blank one becomes that job, where the person likes', async ({
  page,
}) => {
  await beginBlank(page)
  const job = page.locator('.jl-editor-pages .jl-section-experience')
  await job.locator('li').click()
  const text = 'Hoopp & Otto\nBeekeeper\nMar 2019 - Jun 2021\n• Kept 400 bees\n• Sold honey in 12 shops'
  await paste({ page, text })
  await page.getByRole('button', { name: PASTED_TEXTS.en.make }).click()
  await expect(job.locator('.jl-title')).toHaveText(['Hoopp & Otto'])
  await expect(job.locator('.jl-subtitle')).toHaveText('Beekeeper')
  await expect(job.locator('li')).toHaveText(['Kept 400 bees', 'Sold honey in 12 shops'])
})
