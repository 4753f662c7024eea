import { describe, expect, it } from 'vitest'
import { formatDate, formatPeriod } from '../../../app/document/text/format-date'
import { linkTarget, linkText } from '../../../app/document/text/link-text'
import { scriptMeetings } from '../../../app/document/text/space-scripts'

describe('dates', () => {
  it.each([
    ['2024-05-07', 'dot', 'zh-CN', '2024.05.07'],
    ['2024-05', 'month', 'zh-CN', '2024年5月'],
    ['2024-05', 'month', 'en', 'May 2024'],
    ['2024-05-07', 'month', 'en', 'May 7, 2024'],
    ['now', 'iso', 'zh-CN', '至今'],
    ['now', 'dot', 'en', 'Present'],
  ] as const)('prints %s as %s in %s: %s', (date, dateFormat, language, printed) => {
    expect(formatDate({ date, style: { dateFormat, language } })).toBe(printed)
  })

  it('prints a period, one end of it, or nothing', () => {
    const style = { dateFormat: 'dot', language: 'zh-CN' } as const
    expect(formatPeriod({ start: '2020-01', end: 'now', style })).toBe('2020.01 – 至今')
    expect(formatPeriod({ start: '', end: '2021', style })).toBe('2021')
    expect(formatPeriod({ start: '2021', end: '2021', style })).toBe('2021')
    expect(formatPeriod({ start: '', end: '', style })).toBe('')
  })
})

describe('links', () => {
  it('prints an address short or in full', () => {
    const url = 'https://www.example.com/a/'
    expect(linkText({ url, linkStyle: 'short' })).toBe('example.com/a')
    expect(linkText({ url, linkStyle: 'full' })).toBe(url)
  })

  it('leads only where it may', () => {
    expect(linkTarget('example.com/a')).toBe('https://example.com/a')
    expect(linkTarget('mailto:a@example.com')).toBe('mailto:a@example.com')
    expect(linkTarget('javascript:alert(1)')).toBeUndefined()
    expect(linkTarget('data:text/html,x')).toBeUndefined()
  })
})

describe('gaps between scripts', () => {
  it('stand where Han meets Latin without a space', () => {
    expect(scriptMeetings('使用React开发')).toEqual([2, 7])
    expect(scriptMeetings('使用 React，开发')).toEqual([])
    expect(scriptMeetings('降至61%以下')).toEqual([2, 5])
  })
})
