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
      'Summary too long',
      'At {0} words, readers will skip it.',
      'Keep it to three sentences. Details belong under your jobs.',
    ],
    'long-line': [
      'Item too long',
      '{0} words in one item bury the point.',
      'Split it into two or three, one point each.',
    ],
    'weak-verb': [
      'Weak verb',
      '“{0}” hides what you did and what you achieved.',
      'Name the action (led, built, designed, cut, raised) and its result.',
    ],
    'first-person': [
      'First person',
      'A resume is already about you, so “{0}” just takes up space.',
      'Drop it and start with the verb.',
    ],
    'empty-words': [
      'Empty praise',
      'Anyone can claim “{0}.” Without facts, it convinces no one.',
      'Give one example that proves it.',
    ],
    shouting: [
      'Sentence in all caps',
      'All caps are hard to read and look like shouting.',
      'Save caps for abbreviations and headings.',
    ],
    tense: [
      'Present tense for past work',
      'This job has ended, but “{0}” reads as if it’s ongoing.',
      'Use past tense: led, built, cut. If you’re still there, end it with “Present.”',
    ],
    passive: ['Passive voice', '“{0}” hides who did it.', 'Start with what you did.'],
    'vague-words': ['Vague word', '“{0}” says nothing.', 'Say which, how many, how much.'],
    buzzwords: ['Buzzword', 'Readers skip “{0}.”', 'Say what you did in plain words.'],
    exclamation: ['Exclamation point', 'It sounds unprofessional in a resume.', 'Use a period or nothing.'],
    'repeated-word': ['Repeated word', '“{0}” appears twice.', 'Delete one of them.', 'Delete the repeat'],
    'repeated-start': ['Repeated opening', '{1} items in a row start with “{0}.”', 'Use different verbs.'],
    'repeated-opening': [
      'Overused opening',
      '{1} items start with “{0}.”',
      'Choose a verb that fits each: designed, negotiated, cut, taught.',
    ],
    'product-names': [
      'Misspelled name',
      '“{0}” is written “{1}”.',
      'Use the official spelling.',
      'Write “{1}”',
    ],
    misspelt: [
      'Misspelled word',
      '“{0}” is written “{1}”.',
      'Fix it. One typo makes readers doubt the rest.',
      'Write “{1}”',
    ],
  },
})
