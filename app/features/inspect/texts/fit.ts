import { defineWords } from '../define-rules'

export const fitTexts = defineWords({
  'zh-CN': {
    'private-id': [
      '身份证号',
      '简历会被多次转发，身份证号泄露的风险很大，招聘阶段也用不到。',
      '删掉；入职时再提供。',
    ],
    'private-facts': [
      '与求职无关的个人信息',
      '“{0}”与能否胜任无关，还可能带来偏见。',
      '除非岗位明确要求，否则删掉。',
    ],
    salary: ['写了薪资', '在简历里写“{0}”会先把自己框住。', '删掉，留到面谈时再说。'],
    'full-address': [
      '写了详细住址',
      '“{0}”精确到了门牌，简历会被多次转发，没有必要让人知道您住在哪里。',
      '只写到城市，或加上区。',
    ],
    'birth-date': [
      '写了完整的生日',
      '完整的出生日期常被用来核验身份，简历里写年龄或年份就够了。',
      '改成出生年份或年龄；英文简历请整行删掉。',
    ],
    'others-contact': [
      '公开了证明人的联系方式',
      '“{0}”是别人的联系方式，未经同意不宜随简历转发。',
      '只写姓名与职务，联系方式在对方需要时再给。',
    ],
    'odd-heading': [
      '标题不常见',
      '招聘系统（ATS）靠标题认模块，“{0}”多半认不出。',
      '换成“工作经历”“教育背景”这样的通用标题。',
    ],
    'photo-market': [
      '英文简历放了照片',
      '美国、英国、加拿大等地的公司为避免偏见，往往不看带照片的简历。',
      '投这些地方时隐藏照片；投德国、法国或国内外企时可以保留。',
      '隐藏照片',
    ],
    'photo-missing': [
      '照片不会显示',
      '已选择显示照片，但没有上传，或用的是外部网址。',
      '上传一张照片，或关闭显示。',
    ],
    'ats-columns': [
      '双栏版式',
      '一些招聘系统（ATS）逐行横读，会把左右两栏的文字混在一起。',
      '网申时换成单栏：在“样式 → 纸张与分栏 → 页面结构”里选“单栏”，或换“经典”这样的版式；当面投递可以保留。',
    ],
    'skill-bars': [
      '技能只有图形',
      '进度条机器读不出，人也不知道 {0} 格算什么水平。',
      '给技能写上文字等级，或用经历说明。',
    ],
    'odd-characters': ['表情或特殊符号', '“{0}”在别的系统里可能变成方框或乱码。', '删掉，或用文字代替。'],
    'small-type': ['字号太小', '{0} 像素的正文打印出来很难读。', '调到 12 像素以上，放不下就删内容。'],
    'wrong-language': [
      '页面语言与内容不符',
      '内容的语言与设置的不同，日期、断行和文件的语言标记都会不对。',
      '在样式里换成内容的语言。',
    ],
  },
  en: {
    'private-id': [
      'ID number',
      'Resumes get passed around. An ID number can be misused, and no one needs it to hire you.',
      'Delete it, and give it when you’re hired.',
    ],
    'private-facts': [
      'Personal details',
      '“{0}” says nothing about your work and invites bias.',
      'Leave it out unless the job requires it.',
    ],
    salary: ['Salary', 'Stating “{0}” limits you before you negotiate.', 'Leave it for the interview.'],
    'full-address': [
      'Full address',
      '“{0}” shows where you live. Resumes get passed around, and no one needs it.',
      'City and region are enough.',
    ],
    'birth-date': [
      'Date of birth',
      'It can help steal your identity and invites bias. Many employers aren’t allowed to consider it.',
      'Delete this row. On a Chinese resume, the year is enough.',
    ],
    'others-contact': [
      'Someone else’s contact info',
      '“{0}” belongs to your reference, who may not want it shared.',
      'Give name and title only; share the rest when asked.',
    ],
    'odd-heading': [
      'Unusual heading',
      'Applicant tracking systems (ATS) rely on headings and may not recognize “{0}.”',
      'Use a standard one, like Experience or Education.',
    ],
    'photo-market': [
      'Photo on an English resume',
      'Employers in the US, UK, and Canada often set aside resumes with photos to avoid bias.',
      'Hide it there. In Germany, France, or China, you can keep it.',
      'Hide photo',
    ],
    'photo-missing': [
      'Photo won’t show',
      'The photo is turned on, but none is uploaded, or it’s only an external link.',
      'Upload one, or turn the photo off.',
    ],
    'ats-columns': [
      'Two-column layout',
      'Some applicant tracking systems (ATS) read straight across and mix the columns.',
      'For online applications, choose “One column” under Page structure in the Style panel, or a layout like Classic.',
    ],
    'skill-bars': [
      'Skills shown only as bars',
      'Software can’t read bars, and no one knows what {0} of them mean.',
      'Put the level in words, or show it in your experience.',
    ],
    'odd-characters': [
      'Emoji or unusual characters',
      '“{0}” may show as a box elsewhere.',
      'Delete it or use words.',
    ],
    'small-type': [
      'Font too small',
      '{0} px text is hard to read on paper.',
      'Use 12 px or more, and cut words instead.',
    ],
    'wrong-language': [
      'Wrong page language',
      'The text isn’t in the page’s language, so dates, line breaks, and the file’s language tag will be wrong.',
      'Choose the right language under “Page language” in the Style panel.',
    ],
  },
})
