import * as z from 'zod'
import { resumeContent } from '../../../../collections/resumes/schema'
import { editorFonts } from '../../../features/fonts/editor-fonts.server'
import { defineCall } from '../../engine/define-call'

const characters = z.string().max(6_000)

const letters = defineCall('POST /resume/letters', {
  access: 'public',
  tag: 'Files',
  summary: { 'zh-CN': '编辑器所需的字体', en: 'Fonts for an editor' },
  description: {
    'zh-CN': '把给出的中文字符按字重裁成一个字体文件，返回 @font-face 规则和文件地址；其余字符用分片字体。',
    en: 'The Chinese ones of these characters in one file a weight: @font-face rules and the addresses of the files. All others come in slices.',
  },
  limit: { points: 40, seconds: 10 * 60, by: 'ip' },
  input: z.strictObject({
    font: resumeContent.shape.config.unwrap().shape.font,
    regular: characters,
    bold: characters,
  }),
  output: z.object({ css: z.string(), files: z.array(z.string()) }),
  example: { input: { font: 'sans', regular: '工作经历', bold: '' } },
  async handler({ services, input: { font, ...drawn } }) {
    return editorFonts({ font, characters: drawn, secret: services.payload.secret })
  },
})

export const resumeLetterCalls = [letters] as const
