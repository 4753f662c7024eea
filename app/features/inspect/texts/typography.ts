import { defineWords } from '../define-rules'

export const typographyTexts = defineWords({
  'zh-CN': {
    'half-width-signs': [
      '中文里用了半角标点',
      '中文句子里的“{0}”应当用全角。',
      '换成中文标点：，。；：？！',
      '换成全角',
    ],
    'full-width-signs': [
      '英文里用了全角标点',
      '英文句子里的“{0}”应当用半角。',
      '换成英文标点，后面空一格。',
      '换成半角',
    ],
    'mixed-quotes': ['引号不统一', '既有直引号又有弯引号。', '中文用“ ”，全文一致。'],
    'full-width-letters': [
      '全角的字母或数字',
      '“{0}”是全角字符，搜索时匹配不到，也不美观。',
      '换成半角。',
      '换成半角',
    ],
    'doubled-sign': ['标点重复', '“{0}”多打了一个。', '留下一个。', '留下一个'],
    'unpaired-brackets': ['括号不成对', '“{0}”少了另一半，或半角全角混用。', '补上另一半，两边用同一种。'],
    'mixed-endings': ['结尾标点不统一', '“{0}”里有的条目以标点结尾，有的没有。', '要么都有，要么都没有。'],
    'missing-space': [
      '中西文之间没有空格',
      '“{0}”中西文挤在一起；本站排版会自动留空，但粘贴到别处不会。',
      '在汉字与英文、数字之间加一个空格。',
      '加上空格',
    ],
    'odd-space': [
      '多余的空格',
      '全文汉字与英文之间大多不留空格，只有“{0}”等少数几处有。',
      '去掉空格，让全文一致；页面会自动留出间隙。',
      '去掉空格',
    ],
    'extra-space': [
      '多打的空格',
      '行首、行尾、标点前或字间多打了空格，排版会不齐。',
      '删掉多余的。',
      '删掉多余的空格',
    ],
  },
  en: {
    'half-width-signs': [
      'Half-width punctuation in Chinese',
      '“{0}” after a Chinese character should be full-width.',
      'Type it with a Chinese keyboard.',
      'Make it full-width',
    ],
    'full-width-signs': [
      'Full-width punctuation in English',
      '“{0}” is Chinese punctuation; use the English one.',
      'Type it with an English keyboard.',
      'Make it half-width',
    ],
    'mixed-quotes': [
      'Straight and curly quotes',
      'You use both kinds of quotation marks.',
      'Use one kind throughout.',
    ],
    'full-width-letters': [
      'Full-width letters or digits',
      'Searches won’t find “{0}.”',
      'Type them half-width.',
      'Make them half-width',
    ],
    'doubled-sign': ['Doubled punctuation', '“{0}” has one too many.', 'Keep one.', 'Keep one'],
    'unpaired-brackets': ['Unmatched brackets', '“{0}” is missing its other half.', 'Add the matching one.'],
    'mixed-endings': [
      'Inconsistent endings',
      'Some items in “{0}” end with a period and some don’t.',
      'End them all the same way.',
    ],
    'missing-space': [
      'No space between scripts',
      '“{0}” runs Chinese and Latin together.',
      'Put a space between them.',
      'Add spaces',
    ],
    'odd-space': [
      'Space between scripts',
      'Elsewhere there’s no space between Chinese and Latin, but there is in “{0}.”',
      'Remove it; the page adds the gap automatically.',
      'Remove spaces',
    ],
    'extra-space': [
      'Extra spaces',
      'Spaces at line edges, before punctuation, or doubled look uneven.',
      'Delete the extra ones.',
      'Delete extra spaces',
    ],
  },
})
