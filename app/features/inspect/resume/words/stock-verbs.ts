import type { Language } from '../../../../../collections/resumes/schema'

/** Forms of one word parted by bars. */
const FORMS: Record<Language, string[]> = {
  'zh-CN': ['负责', '优化', '提升', '推动', '进行', '实现', '完成', '主导', '协助', '参与', '相关', '有效'],
  en: [
    'managed|manage',
    'led|lead',
    'developed|develop',
    'responsible',
    'improved|improve',
    'worked|work',
    'helped|help',
    'created|create',
    'ensured|ensure',
    'supported|support',
    'successfully',
    'various',
  ],
}

/** Words that resumes lean on, with what finds them. */
export const STOCK_VERBS: Record<Language, { word: string; pattern: RegExp }[]> = {
  'zh-CN': FORMS['zh-CN'].map((word) => ({ word, pattern: new RegExp(word, 'g') })),
  en: FORMS.en.map((forms) => ({
    word: forms.split('|')[0] ?? forms,
    pattern: new RegExp(`\\b(?:${forms})\\b`, 'gi'),
  })),
}
