import { expect, it } from 'vitest'
import { languageOf } from '../../../app/http/language'

it.each([
  [{}, 'zh-CN'],
  [{ 'accept-language': 'fr, en-GB;q=0.8, zh;q=0.9' }, 'zh-CN'],
  [{ 'accept-language': 'zh;q=0, en;q=0.1' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'a=b; locale=zh-CN' }, 'zh-CN'],
  [{ 'accept-language': 'en', cookie: 'locale=xx' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'mylocale=zh-CN' }, 'en'],
])('%j speaks %s', (headers, language) => {
  expect(languageOf({ headers: new Headers(headers as Record<string, string>) })).toBe(language)
})
