import { defineTexts } from '~/i18n/define-texts'

export const GROUP_TEXTS = defineTexts({
  'zh-CN': {
    all: '简历范例',
    trail: '当前位置',
    examples: '完整范例',
    otherExamples: '英文范例',
    use: '使用此范例',
    advice: '怎么写',
    templates: '适合的模板',
    useTemplate: '使用此模板',
    guides: '延伸阅读',
  },
  en: {
    all: 'Resume examples',
    trail: 'You are here',
    examples: 'Full examples',
    otherExamples: 'Examples in Chinese',
    use: 'Use this example',
    advice: 'How to write it',
    templates: 'Matching templates',
    useTemplate: 'Use this template',
    guides: 'Related guides',
  },
})
