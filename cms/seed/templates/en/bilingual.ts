import type { WrittenTemplate } from '../written-template'

/** A regulatory specialist between Suzhou and Singapore; Chinese names stand beside the English ones: one page. */
export const bilingualEn: WrittenTemplate = {
  layout: 'bilingual',
  name: 'Regulatory affairs specialist',
  tags: ['single-page'],
  title: 'Regulatory affairs resume',
  note: 'Applying for regulatory affairs manager, medical devices, Asia',
  looks: { lineSpace: 'leading-normal' },
  person: {
    name: 'Yaqin Qiu 仇雅琴',
    headline: 'Regulatory affairs, medical devices 医疗器械注册',
    phone: '+1 555-0125',
    email: 'yaqin.qiu@example.com',
    location: 'Singapore 新加坡',
  },
  facts: { 'Works in': 'English, 中文' },
  summary:
    'Eight years of bringing devices to market in China, Singapore and Europe: **23 registrations**, none refused. I write the file so that the reviewer’s next question is already answered, in the reviewer’s language.',
  sections: [
    {
      kind: 'experience',
      title: 'Experience 工作经历',
      items: [
        {
          title: 'Merlion Cardio 鱼尾狮心血管',
          subtitle: 'Regulatory affairs lead, Greater China 大中华区注册主管',
          place: 'Singapore',
          dates: ['2021-05', 'now'],
          text: [
            'Registered a Class III catheter in China in **14 months**, five fewer than planned, with local trial data from 192 patients.',
            'Answered 61 deficiency items in one round; the authority closed the file without a second.',
            'Built a bilingual glossary of 1,400 terms; translation cost fell by 35% and label errors to zero.',
          ],
        },
        {
          title: 'Taihu Medical 太湖医疗',
          subtitle: 'Regulatory specialist 注册专员',
          place: 'Suzhou 苏州',
          dates: ['2018-07', '2021-04'],
          text: [
            'Compiled European technical files for six infusion pumps; all passed the notified body’s audit at the first visit.',
            'Trained 40 engineers to write design history as they work; preparing a file took nine weeks instead of twenty.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: 'Project 项目',
      items: [
        {
          title: 'One file, three markets 一档三报',
          subtitle: 'Initiator 发起人',
          dates: ['2023-01', '2024-03'],
          text: 'Mapped 310 requirements of three authorities onto one dossier; the next two products reused 80% of it.',
        },
      ],
    },
    {
      kind: 'education',
      title: 'Education 教育背景',
      items: [
        {
          title: 'Jiangzuo University 江左大学',
          subtitle: 'MSc Biomedical Engineering 生物医学工程硕士',
          dates: ['2015-09', '2018-06'],
        },
      ],
    },
    {
      kind: 'certificate',
      title: 'Certificates 证书',
      items: [
        { title: 'Regulatory affairs certification, devices', dates: '2022' },
        { title: 'ISO 13485 lead auditor 主任审核员', dates: '2020' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: 'Skills 技能',
    rows: { 'Submissions 注册申报': 10, 'Clinical evaluation 临床评价': 8, 'Quality systems 质量体系': 8 },
  },
}
