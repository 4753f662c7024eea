import { PDFDocument } from '@cantoo/pdf-lib'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'

/** Real files, made for a test: as a browser prints, as a camera shoots. */
export type ToolFile = { name: string; mimeType: string; buffer: Buffer }

export const RESUME_TEXT = `张晓明
求职意向：高级前端工程师
138-1234-5678 | xiaoming@example.com | 北京市海淀区

工作经历
2020.07 - 至今    北京云栈科技有限公司    高级前端工程师
- 主导组件库建设，覆盖 12 个业务线

教育背景
2014.09-2018.06   华东理工大学   计算机科学与技术   本科

专业技能
前端：React、TypeScript
`

type PrintOptions = { browser: Browser; html: string; name?: string }

/** A PDF as Chromium prints a page. */
export async function printedPdf({ browser, html, name = 'resume.pdf' }: PrintOptions): Promise<ToolFile> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.setContent(html)
  const buffer = await page.pdf({ format: 'A4' })
  await context.close()
  return { name, mimeType: 'application/pdf', buffer }
}

/** The same file, opened only with a password. */
export async function lockedPdf(file: ToolFile): Promise<ToolFile> {
  const document = await PDFDocument.load(file.buffer)
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  return {
    ...file,
    name: 'locked.pdf',
    buffer: Buffer.from(await document.save({ useObjectStreams: false })),
  }
}

/** A head on a plain background, as a camera would give it. */
export async function portrait({
  background,
  name,
}: {
  background: string
  name: string
}): Promise<ToolFile> {
  const head = `<svg width="900" height="1200"><rect width="900" height="1200" fill="${background}"/>
    <ellipse cx="450" cy="500" rx="210" ry="280" fill="#e6bf9f"/><rect x="150" y="850" width="600" height="350" fill="#25324d"/></svg>`
  const buffer = await sharp(Buffer.from(head)).jpeg({ quality: 95 }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
