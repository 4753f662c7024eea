import { defineWords } from '../define-rules'

export const writingTexts = defineWords({
  'zh-CN': {
    'long-summary': ['个人简介太长', '简介有 {0} 字，读的人会跳过去。', '留下三句以内，细节放到经历里。'],
    'long-line': ['一条写得太长', '这一条有 {0} 字，重点会被淹没。', '拆成两三条，每条只说一件事。'],
    'weak-verb': [
      '动词偏弱',
      '“{0}”看不出您具体做了什么、起了什么作用。',
      '换成具体的动作：主导、设计、搭建、优化……并写出结果。',
    ],
    'first-person': ['第一人称', '简历默认主语就是您，写“{0}”会显得啰嗦。', '去掉主语，直接以动词开头。'],
    'empty-words': [
      '空泛的自我评价',
      '“{0}”谁都能写，没有事实支撑就没有说服力。',
      '换成一件能证明它的具体事情。',
    ],
    shouting: ['全大写的句子', '整句大写难读，也像在喊。', '只保留缩写的大写。'],
    tense: [
      '时态不对',
      '这段经历已经结束，“{0}”读起来却像还在进行。',
      '写成已经完成的事；仍在职请把结束时间改为“至今”。',
    ],
    passive: ['被动句', '“{0}”没有说是谁做的，削弱了您的作用。', '改成您做了什么：安排、指派、完成……'],
    'vague-words': ['含糊的词', '“{0}”说了等于没说。', '写出具体是哪些、多少、多大程度。'],
    buzzwords: ['套话', '“{0}”是流行的套话，内行会跳过。', '用平常的话说清做了什么。'],
    exclamation: ['感叹号', '简历里的感叹号显得不够稳重。', '换成句号，或不用标点。'],
    'repeated-word': ['重复的字词', '“{0}”重复了。', '删掉多出来的一个。', '删掉重复的'],
    'repeated-start': ['连续几条开头相同', '连续 {1} 条都以“{0}”开头，读起来单调。', '换用不同的动词。'],
    'repeated-opening': [
      '总用同一个词开头',
      '全文 {1} 条以“{0}”开头，读起来像流水账。',
      '换用更贴切的动词：设计、搭建、主持、谈成……',
    ],
    'product-names': ['专有名词写错', '“{0}”应写作“{1}”。', '改成官方写法。', '改为“{1}”'],
    misspelt: ['错别字', '“{0}”应写作“{1}”。', '改正；一个错字会让人怀疑细心程度。', '改为“{1}”'],
  },
  en: {
    'long-summary': [
      'A long summary',
      '{0} words are skipped rather than read.',
      'Keep three sentences; details belong to the positions.',
    ],
    'long-line': [
      'A very long item',
      '{0} words in one go bury the point.',
      'Make two or three of it, one thing each.',
    ],
    'weak-verb': [
      'Weak verb',
      '“{0}” hides what you did and what came of it.',
      'Say the act: led, built, designed, cut, raised, and its result.',
    ],
    'first-person': [
      'First person',
      'A resume is about you anyway; “{0}” only takes room.',
      'Drop it and begin with the verb.',
    ],
    'empty-words': [
      'Empty praise',
      'Anyone can claim “{0}”; without a fact it convinces nobody.',
      'Tell one thing you did that shows it.',
    ],
    shouting: [
      'A sentence in capitals',
      'Capitals throughout are hard to read and seem to shout.',
      'Keep them for abbreviations and headings.',
    ],
    tense: [
      'Present tense for the past',
      'The position has ended, but “{0}” reads as if it went on.',
      'Use the past tense: led, built, cut. If you are still there, end it with “Present”.',
    ],
    passive: ['Passive voice', '“{0}” hides who did it.', 'Begin with what you did.'],
    'vague-words': ['A vague word', '“{0}” says nothing.', 'Say which, how many, how much.'],
    buzzwords: ['A buzzword', 'Readers skip “{0}”.', 'Say in plain words what you did.'],
    exclamation: ['An exclamation mark', 'It shouts in a text that should be calm.', 'Use a full stop.'],
    'repeated-word': [
      'Repeated word',
      '“{0}” stands there twice.',
      'Delete one of them.',
      'Delete the second',
    ],
    'repeated-start': ['Same beginning', '{1} items in a row begin with “{0}”.', 'Use different verbs.'],
    'repeated-opening': [
      'Always the same beginning',
      '{1} items begin with “{0}”.',
      'Choose the verb that fits each: designed, negotiated, cut, taught.',
    ],
    'product-names': [
      'Misspelt name',
      '“{0}” is written “{1}”.',
      'Use the name’s own spelling.',
      'Write “{1}”',
    ],
    misspelt: [
      'A misspelt word',
      '“{0}” is written “{1}”.',
      'Correct it; one slip makes readers doubt the rest.',
      'Write “{1}”',
    ],
  },
})
