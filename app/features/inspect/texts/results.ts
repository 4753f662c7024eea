import { defineWords } from '../define-rules'

export const resultsTexts = defineWords({
  'zh-CN': {
    'too-short': [
      '内容偏少',
      '只有 {0} 字，很难看出您做过什么。',
      '补上最近两三段经历：做了什么、怎么做、结果如何。',
    ],
    'too-long': [
      '篇幅偏长',
      '全文 {0} 字，招聘者第一遍通常只看几十秒。',
      '留下与岗位最相关的内容，控制在一到两页。',
    ],
    'duplicate-entry': [
      '同一条写了两次',
      '“{0}”出现了两次：“{1}”的第 {2} 条和“{3}”的第 {4} 条。其余检查只看前一条。',
      '合并，或删掉一条。',
    ],
    'duplicate-text': ['同一句话写了两次', '“{0}”在别处一字不差地出现过。', '留下一处，另一处写不同的内容。'],
    'early-school': [
      '不必写中学',
      '已有更高的学历，“{0}”帮不上忙。',
      '删掉，除非是很有名的学校或有突出的奖项。',
    ],
    'no-numbers': [
      '经历里没有数字',
      '这一段经历没有一个数字，看不出规模和效果。',
      '写出规模、比例、时间或排名，例如用户数、提升百分比。',
    ],
    'few-numbers': [
      '有数字的太少',
      '{1} 条经历里只有 {0} 条有数字，规模和效果多半看不出。',
      '挑最重要的几条补上规模、比例、时间或排名。',
    ],
    'no-result': [
      '只有职责，没有结果',
      '“{0}”写了做什么，没有写做成了什么。',
      '每条补一句结果：提升、降低、节省了多少，被谁采用。',
    ],
    'thin-entry': ['只有标题的经历', '“{0}”没有写做了什么。', '至少写一两条：做了什么，结果如何。'],
    'short-line': ['一条太短', '“{0}”说得太少，看不出内容。', '补上对象、做法和结果，或并入别的条目。'],
    'many-bullets': ['条目太多', '“{0}”有 {1} 条，重要的会被淹没。', '留下最有分量的三到六条。'],
    'no-bullets': ['一整段文字', '“{0}”是一大段，扫一眼抓不到重点。', '拆成几条，每条一件事。'],
    'skill-evidence': [
      '技能没有出处',
      '经历和项目里都没有提到“{0}”。',
      '在用过它的经历里写上，或从技能里去掉。',
    ],
    'top-skills': ['样样精通', '{0} 项技能全是最高一档，反而不可信。', '分出主次，只给真正拿手的打满。'],
    'duplicate-skill': ['技能重复', '“{0}”列了两次。', '删掉一个。'],
    'office-skill': [
      '人人都会的技能',
      '“{0}”不算优势，反而占了位置。',
      '换成具体本领，如“用透视表做周报”，或删掉。',
    ],
    'page-count': [
      '页数偏多',
      '共 {0} 页，以您的经历来看，通常 {2} 页以内读得完。',
      '删去与目标岗位无关的内容，缩短早期经历。',
    ],
  },
  en: {
    'too-short': [
      'Too short',
      '{0} words can’t really show what you’ve done.',
      'Add your last two or three jobs: what you did, how, and the result.',
    ],
    'too-long': [
      'Too long',
      '{0} words. A first read usually takes less than a minute.',
      'Keep what matters for this job, in one or two pages.',
    ],
    'duplicate-entry': [
      'Duplicate entry',
      '“{0}” appears twice: entry {2} of “{1}” and entry {4} of “{3}.” Other checks only cover the first.',
      'Merge them or remove one.',
    ],
    'duplicate-text': [
      'Duplicate sentence',
      '“{0}” appears elsewhere, word for word.',
      'Keep one and change the other.',
    ],
    'early-school': [
      'High school listed',
      'With a higher degree, “{0}” adds little.',
      'Remove it unless it’s well known.',
    ],
    'no-numbers': [
      'No numbers',
      'This section has no numbers, so readers can’t see scale or impact.',
      'Add numbers: users, percentages, time saved, team size.',
    ],
    'few-numbers': [
      'Few numbers',
      'Numbers appear in only {0} of {1} items, so scale and impact are hard to see.',
      'Add them to the most important ones: how many, how much, how fast.',
    ],
    'no-result': [
      'Duties without results',
      '“{0}” says what you were responsible for, not what you achieved.',
      'Add a result to each: what grew, dropped, was saved, or was adopted.',
    ],
    'thin-entry': [
      'Entry with no details',
      '“{0}” doesn’t say what you did.',
      'Write a line or two: what you did and the result.',
    ],
    'short-line': [
      'Item too short',
      '“{0}” says too little.',
      'Add what you worked on, how, and the result, or merge it with another.',
    ],
    'many-bullets': [
      'Too many items',
      '“{0}” has {1}, so the important ones get lost.',
      'Keep the best three to six.',
    ],
    'no-bullets': [
      'Wall of text',
      '“{0}” is one big block that’s hard to scan.',
      'Break it into bullets, one point each.',
    ],
    'skill-evidence': [
      'Skill without evidence',
      'No job or project mentions “{0}.”',
      'Mention it where you used it, or drop it.',
    ],
    'top-skills': [
      'Expert at everything',
      'All {0} skills are rated at the top, which isn’t believable.',
      'Save the top rating for what you do best.',
    ],
    'duplicate-skill': ['Duplicate skill', '“{0}” is listed twice.', 'Remove one.'],
    'office-skill': [
      'Skill everyone has',
      '“{0}” takes up space and doesn’t set you apart.',
      'Say what you do with it, or remove it.',
    ],
    'page-count': [
      'Too many pages',
      '{0} pages is long for your experience; readers usually stop at page {2}.',
      'Cut what this job doesn’t need and shorten early jobs.',
    ],
  },
})
