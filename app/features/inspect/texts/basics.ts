import { defineWords } from '../define-rules'

export const basicsTexts = defineWords({
  'zh-CN': {
    'no-name': ['没有姓名', '没有姓名，对方不知道这是谁的简历，系统也无法建档。', '在基本信息里填写姓名。'],
    'no-email': ['没有邮箱', '对方想联系您时，邮箱是最常用的方式。', '在最前面写上常用邮箱。'],
    'no-phone': ['没有电话', '很多招聘者习惯直接打电话约面试。', '在最前面写上手机号。'],
    'bad-email': [
      '邮箱格式不对',
      '“{0}”不是一个能收信的邮箱地址。',
      '核对 @、域名和有没有多余的空格或全角字符。',
    ],
    'odd-phone': [
      '电话号码不像能打通',
      '“{0}”的位数不对，或有号码里不该有的字符。',
      '写成 138-0000-0000 或带国家区号的形式，逐位核对。',
    ],
    'no-headline': [
      '没有求职意向',
      '招聘者要先知道您应聘什么岗位，才知道该看哪些经历。',
      '在姓名下写上目标岗位，用招聘启事里的叫法。',
    ],
    'no-location': [
      '没有所在城市',
      '许多岗位先按城市筛选，没有城市可能搜不到您。',
      '写到城市即可，不必写街道。',
    ],
    'bad-link': ['链接打不开', '“{0}”不是完整的网址，点开会出错。', '从浏览器地址栏复制完整网址再粘贴。'],
    'link-without-address': [
      '网址不能点击',
      '“{0}”没有设置链接，读者只能自己去搜。',
      '在这一行的链接里填上完整网址。',
    ],
    'no-summary': [
      '没有个人简介',
      '有几年经验以后，两三句话的概括能让人先抓住重点。',
      '加一段简介：年限、方向、最拿得出手的一项成果。',
    ],
    'no-experience': [
      '没有任何经历',
      '没有工作、实习、项目或志愿经历，看不出您做过什么。',
      '加上实习、课程项目、社团或志愿经历都可以。',
    ],
    'no-education': [
      '没有教育背景',
      '学历是最常见的筛选条件，缺了会被直接略过。',
      '写上学校、专业、学历和起止时间。',
    ],
    'empty-section': ['空的模块', '“{0}”下面什么也没有，显得没有写完。', '补上内容，或隐藏、删除这个模块。'],
    'empty-item': ['没有填的一条', '“{0}”里有一条没有标题也没有内容。', '补上，或删掉这一条。'],
    'untitled-section': [
      '模块没有标题',
      '没有标题，人和系统都不知道下面写的是什么。',
      '写一个常见的标题，如“工作经历”“教育背景”。',
    ],
    'section-order': [
      '教育背景排在工作之前',
      '您已有 {0} 年经验，读者更关心工作经历。',
      '把教育背景移到工作经历后面。',
    ],
    'no-skills': ['没有技能', '筛选时常按技能关键词搜索。', '列出与岗位要求对应的技能和工具。'],
    placeholder: ['没有填完', '“{0}”是没有替换的占位文字。', '换成真实内容，或删掉。'],
    'no-headings': [
      '没有分段标题',
      '没有认出“工作经历”“教育背景”之类的标题，人和系统都难以快速定位。',
      '每一部分前加上常见的标题，单独一行。',
    ],
  },
  en: {
    'no-name': [
      'No name',
      'Without a name nobody knows whose resume this is, and no system can file it.',
      'Fill in the name among the basic information.',
    ],
    'no-email': [
      'No email address',
      'It is how most recruiters write back.',
      'Put an address you read at the top.',
    ],
    'no-phone': [
      'No phone number',
      'Many recruiters call to arrange an interview.',
      'Put a number at the top.',
    ],
    'bad-email': [
      'Not an email address',
      'No mail can reach “{0}”.',
      'Check the @, the domain, and for spaces.',
    ],
    'odd-phone': [
      'Odd phone number',
      '“{0}” has too few or too many digits, or signs that no number has.',
      'Write it with the country code and check each digit.',
    ],
    'no-headline': [
      'No target position',
      'A reader wants to know first what you apply for.',
      'Put the position under your name, in the words of the job post.',
    ],
    'no-location': [
      'No location',
      'Many searches begin with a city; without one you may not be found.',
      'The city is enough; leave the street out.',
    ],
    'bad-link': [
      'Broken link',
      '“{0}” is not a complete address and leads nowhere.',
      'Copy it from the browser’s address bar.',
    ],
    'link-without-address': [
      'An address that can’t be clicked',
      '“{0}” leads nowhere; a reader has to search for it.',
      'Fill in the link of this row.',
    ],
    'no-summary': [
      'No summary',
      'After some years of work, two or three sentences tell what to look for.',
      'Add one: years, field, the best result.',
    ],
    'no-experience': [
      'No experience at all',
      'Without a position, project or volunteering nobody sees what you have done.',
      'Internships, course projects and clubs count as well.',
    ],
    'no-education': [
      'No education',
      'It is one of the first things recruiters filter by.',
      'Add school, degree and years.',
    ],
    'empty-section': [
      'An empty section',
      'There is nothing below “{0}”; it looks unfinished.',
      'Fill it, hide it or delete it.',
    ],
    'empty-item': [
      'An empty entry',
      'An entry of “{0}” has neither a title nor a text.',
      'Fill it or delete it.',
    ],
    'untitled-section': [
      'A section without a heading',
      'Neither people nor machines know what stands below.',
      'Give it a usual one: Experience, Education, Projects.',
    ],
    'section-order': [
      'Education before experience',
      'With {0} years of work, readers care more about your experience.',
      'Move education below experience.',
    ],
    'no-skills': [
      'No skills',
      'Searches often go by them.',
      'List the skills and tools that the job asks for.',
    ],
    placeholder: ['Left to fill in', '“{0}” was meant to be replaced.', 'Fill it in or delete it.'],
    'no-headings': [
      'No headings',
      'Neither people nor machines find their way without Experience, Education, Skills.',
      'Put a usual heading on a line of its own before each part.',
    ],
  },
})
