import type { Language } from '../resumes/schema'
import type { ImageFault } from './clean-image'

const TEXTS: Record<ImageFault, Record<Language, string>> = {
  empty: { 'zh-CN': '文件是空的', en: 'the file is empty' },
  'too-large': { 'zh-CN': '图片不能超过 5 MB', en: 'images can be up to 5 MB' },
  type: {
    'zh-CN': '只支持 PNG、JPEG、WebP、AVIF 和 GIF 图片',
    en: 'only PNG, JPEG, WebP, AVIF, and GIF images are supported',
  },
  polyglot: { 'zh-CN': '图片中夹带了其他文件', en: 'the image contains another file' },
  pixels: { 'zh-CN': '图片不能超过 4000 万像素', en: 'images can be up to 40 megapixels' },
  busy: {
    'zh-CN': '正在处理的图片太多，请稍后再试',
    en: 'too many images are being processed; try again in a moment',
  },
  unreadable: { 'zh-CN': '图片已损坏，无法读取', en: 'the image is damaged and can’t be read' },
}

/** What is wrong with a file, for the person who sent it. */
export function imageFaultText({ fault, language }: { fault: ImageFault; language: Language }): string {
  return TEXTS[fault][language]
}
