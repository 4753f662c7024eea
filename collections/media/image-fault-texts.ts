import type { Language } from '../resumes/schema'
import type { ImageFault } from './clean-image'

const TEXTS: Record<ImageFault, Record<Language, string>> = {
  empty: { 'zh-CN': '文件是空的', en: 'the file is empty' },
  'too-large': { 'zh-CN': '图片不能超过 5 MB', en: 'a picture may have up to 5 MB' },
  type: {
    'zh-CN': '只支持 PNG、JPEG、WebP、AVIF 和 GIF 图片',
    en: 'only PNG, JPEG, WebP, AVIF and GIF pictures are taken',
  },
  polyglot: { 'zh-CN': '图片中夹带了其他文件', en: 'the picture holds another file' },
  pixels: { 'zh-CN': '图片不能超过 4000 万像素', en: 'a picture may have up to 40 million pixels' },
  busy: {
    'zh-CN': '正在处理的图片太多，请稍后再试',
    en: 'too many pictures at once, please try again in a while',
  },
  unreadable: { 'zh-CN': '图片已损坏，无法读取', en: 'the picture is damaged and can’t be read' },
}

/** What is wrong with a file, for the person who sent it. */
export function imageFaultText({ fault, language }: { fault: ImageFault; language: Language }): string {
  return TEXTS[fault][language]
}
