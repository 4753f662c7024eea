import type { Language } from '../../../../../collections/resumes/choices'
import { findInLines } from '../find-in-lines'
import { spotOf } from '../text-rule'
import type { ReadResume } from '../read/types'
import type { ResumeRule } from '../types'
import { avatarAt, configAt, WHOLE } from '../whole'

/** Layouts with parts side by side. */
export const SIDE_BY_SIDE = ['sidebar', 'banner']
const SMALLEST_TYPE = 12
const IS_PHOTO_UNUSUAL: Record<Language, boolean> = { 'zh-CN': false, en: true }
/** By the share of Han characters among all. */
const IS_WRONG_SHARE: Record<Language, (share: number) => boolean> = {
  'zh-CN': (share) => share < 0.1,
  en: (share) => share > 0.5,
}

/** Who reads it: markets, machines, tired eyes. */
export const fitRules: ResumeRule[] = [
  {
    id: 'page-count',
    part: 'results',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '页数偏多',
        why: '{1} 年经验写了 {0} 页，通常 {2} 页以内读得完。',
        how: '删去与目标岗位无关的内容，缩短早期经历。',
      },
      en: {
        title: 'Too many pages',
        why: '{0} pages for {1} years of work; {2} is what gets read.',
        how: 'Cut what this job does not need and shorten the early years.',
      },
    },
    find: (resume) => {
      const most = mostPages(resume)
      const isMany = resume.pages !== undefined && resume.pages > most
      return isMany
        ? [{ at: WHOLE.content, values: [resume.pages ?? 0, Math.floor(resume.years), most] }]
        : []
    },
  },
  {
    id: 'photo-market',
    part: 'fit',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '英文简历放了照片',
        why: '美国、英国、加拿大等地的公司为避免偏见，会直接略过带照片的简历。',
        how: '投这些地方时隐藏照片；投德国、法国或国内外企时可以保留。',
      },
      en: {
        title: 'A photo on an English resume',
        why: 'Employers in the US, the UK and Canada set resumes with a photo aside, to avoid bias.',
        how: 'Hide it there; in Germany, France or China it may stay.',
      },
    },
    fix: { 'zh-CN': '隐藏照片', en: 'Hide the photo' },
    find: ({ content, language }) =>
      IS_PHOTO_UNUSUAL[language] && content.avatar.show && content.avatar.url !== ''
        ? [{ at: avatarAt('show'), ops: [{ op: 'replace', path: '/avatar/show', value: false }] }]
        : [],
  },
  {
    id: 'photo-missing',
    part: 'fit',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '照片不会显示',
        why: '已选择显示照片，但没有上传，或用的是外部网址。',
        how: '上传一张照片，或关闭显示。',
      },
      en: {
        title: 'The photo won’t be drawn',
        why: 'A photo is to be shown, but there is none, or only an address elsewhere.',
        how: 'Upload one, or switch it off.',
      },
    },
    find: ({ content: { avatar } }) =>
      avatar.show && (avatar.url === '' || /^https?:/i.test(avatar.url)) ? [{ at: avatarAt('url') }] : [],
  },
  {
    id: 'ats-columns',
    part: 'fit',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '双栏版式',
        why: '一些筛选系统逐行横读，会把左右两栏的文字混在一起。',
        how: '网申时换成单栏版式（如「经典」），当面投递可以保留。',
      },
      en: {
        title: 'A layout of two columns',
        why: 'Some screening software reads straight across and mixes both columns.',
        how: 'Use a layout of one column, such as Classic, for online applications.',
      },
    },
    find: ({ layout }) => (layout && SIDE_BY_SIDE.includes(layout) ? [{ at: WHOLE.content }] : []),
  },
  {
    id: 'skill-bars',
    part: 'fit',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '技能只有图形',
        why: '进度条机器读不出，人也不知道 {0} 格算什么水平。',
        how: '给技能写上文字等级，或用经历说明。',
      },
      en: {
        title: 'Skills as bars alone',
        why: 'Machines can’t read bars, and nobody knows what {0} of them mean.',
        how: 'Give the level in words, or show it in a position.',
      },
    },
    find: ({ skills, content }) => {
      const drawn = skills.filter(({ row }) => row.value > 0)
      const isBare = drawn.length > 0 && drawn.every(({ row }) => row.level === '' && row.tags.length === 0)
      return isBare ? [{ at: WHOLE.skill, values: [content.skill.step] }] : []
    },
  },
  {
    id: 'odd-characters',
    part: 'fit',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '表情或特殊符号',
        why: '「{0}」在别的系统里可能变成方框或乱码。',
        how: '删掉，或用文字代替。',
      },
      en: {
        title: 'Emoji or odd characters',
        why: '“{0}” may turn into a box elsewhere.',
        how: 'Delete it, or use words.',
      },
    },
    find: (resume) =>
      [resume.texts.contact, resume.texts.all].flatMap((joined) =>
        findInLines({ joined, pattern: ODD }).map((place) => spotOf({ resume, place })),
      ),
  },
  {
    id: 'small-type',
    part: 'fit',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '字号太小',
        why: '{0} 像素的正文打印出来很难读。',
        how: '调到 12 以上，放不下就删内容。',
      },
      en: {
        title: 'Very small type',
        why: 'A text of {0} pixels is hard to read on paper.',
        how: 'Make it 12 or more, and cut words instead.',
      },
    },
    find: ({ content: { config } }) =>
      config.fontSize < SMALLEST_TYPE ? [{ at: configAt('fontSize'), values: [config.fontSize] }] : [],
  },
  {
    id: 'wrong-language',
    part: 'fit',
    severity: 'warning',
    words: {
      'zh-CN': {
        title: '页面语言与内容不符',
        why: '内容的语言与设置的不同，日期、断行和文件的语言标记都会不对。',
        how: '在样式里换成内容的语言。',
      },
      en: {
        title: 'Set in the wrong language',
        why: 'The text is in another language than the page: dates, line breaks and the file’s own mark will be wrong.',
        how: 'Choose the text’s language among the styles.',
      },
    },
    find: ({ texts: { prose }, language }) => {
      const han = prose.source.match(/\p{Script=Han}/gu)?.length ?? 0
      const share = prose.length === 0 ? 0 : han / prose.length
      const isWrong = prose.length >= 40 && IS_WRONG_SHARE[language](share)
      return isWrong ? [{ at: configAt('language') }] : []
    },
  },
]

const ODD =
  /\p{Extended_Pictographic}(?<![\d#*©®™])|[\ue000-\uf8ff\u200b\u200e\u200f\ufeff\ufffd]|[★☆◆◇■□►▶❖✦]+/gu

/** One page for beginners, two after some years, three for a long life; publications may take more. */
function mostPages({ years, sections }: ReadResume): number {
  const isAcademic = sections.some(({ section }) => section.kind === 'publication')
  return (years < 4 ? 1 : years < 12 ? 2 : 3) + (isAcademic ? 1 : 0)
}
