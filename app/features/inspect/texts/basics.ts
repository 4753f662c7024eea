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
      'Without a name, no one knows whose resume this is, and systems can’t file it.',
      'Add your name under Basic information.',
    ],
    'no-email': [
      'No email address',
      'It’s how most recruiters get in touch.',
      'Put an address you check often at the top.',
    ],
    'no-phone': [
      'No phone number',
      'Many recruiters call to arrange an interview.',
      'Put your number at the top.',
    ],
    'bad-email': [
      'Invalid email address',
      '“{0}” can’t receive email.',
      'Check the @, the domain, and any stray spaces.',
    ],
    'odd-phone': [
      'Unusual phone number',
      '“{0}” has too few or too many digits, or characters that don’t belong in a number.',
      'Write it with the country code and check each digit.',
    ],
    'no-headline': [
      'No target position',
      'Readers first want to know what job you’re applying for.',
      'Put the job title under your name, worded as in the job post.',
    ],
    'no-location': [
      'No location',
      'Many searches start with a city. Without one, you may not be found.',
      'City is enough; leave out the street.',
    ],
    'bad-link': [
      'Broken link',
      '“{0}” isn’t a complete address, so the link won’t open.',
      'Copy it from your browser’s address bar.',
    ],
    'link-without-address': [
      'Link not clickable',
      '“{0}” has no link, so readers have to search for it.',
      'Add the link for this row.',
    ],
    'no-summary': [
      'No summary',
      'With a few years of experience, two or three sentences help readers focus.',
      'Add one with your years, field, and best result.',
    ],
    'no-experience': [
      'No experience',
      'Without jobs, projects, or volunteering, no one can see what you’ve done.',
      'Internships, course projects, and clubs count too.',
    ],
    'no-education': [
      'No education',
      'It’s one of the first things recruiters filter by.',
      'Add your school, degree, and dates.',
    ],
    'empty-section': [
      'Empty section',
      'There’s nothing under “{0},” so it looks unfinished.',
      'Fill it in, hide it, or remove it.',
    ],
    'empty-item': ['Empty entry', 'An entry in “{0}” has no title and no text.', 'Fill it in or remove it.'],
    'untitled-section': [
      'Untitled section',
      'Neither people nor software can tell what’s in it.',
      'Use a standard heading: Experience, Education, Projects.',
    ],
    'section-order': [
      'Education before experience',
      'With {0} years of experience, readers care more about your work.',
      'Move education below experience.',
    ],
    'no-skills': [
      'No skills',
      'Recruiters often search by skill.',
      'List the skills and tools the job asks for.',
    ],
    placeholder: ['Placeholder left in', '“{0}” is placeholder text.', 'Fill it in or delete it.'],
    'no-headings': [
      'No headings',
      'Without headings like Experience or Education, people and software can’t find their way.',
      'Put a standard heading on its own line before each part.',
    ],
  },
})
