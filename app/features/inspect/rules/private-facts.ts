import { placesOf } from '../places-of'
import type { Rule } from '../types'

export const privateFacts: Rule = {
  id: 'private-facts',
  severity: 'warning',
  words: {
    'zh-CN': {
      title: '与求职无关的个人信息',
      why: '「{0}」与能否胜任无关，还可能带来偏见。',
      how: '除非岗位明确要求，否则删掉。',
    },
    en: {
      title: 'Private facts',
      why: '“{0}” says nothing about your work and invites bias.',
      how: 'Leave it out unless the job asks for it.',
    },
  },
  find: (text) => placesOf({ text, pattern: PATTERN }),
}

const PATTERN =
  /(?:^|[\s|｜,，;；])((?:婚姻状况|婚否|政治面貌|民族|身高|体重|血型|宗教信仰|星座|户口|家庭住址|marital status|religion|height|weight|date of birth|nationality|social security)\s*[:：])/gimu
