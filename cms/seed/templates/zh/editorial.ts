import type { WrittenTemplate } from '../written-template'

/** A senior teacher of Chinese literature: two pages in a serif face. */
export const editorialZh: WrittenTemplate = {
  layout: 'editorial',
  name: '语文教师',
  tags: ['minimalist', 'multi-page'],
  title: '高中语文教师简历',
  note: '应聘高中语文骨干教师、教研组长',
  looks: { lineSpace: 'leading-relaxed', themeColor: '#8e833a', fontSize: 14 },
  margin: { left: 62, right: 62, top: 60, bottom: 60 },
  person: {
    name: '苏映川',
    headline: '高中语文高级教师',
    phone: '135-0000-6631',
    email: 'su.yingchuan@example.cn',
    location: '长沙',
  },
  labels: { headline: '职务' },
  facts: { 教龄: '14年' },
  summaryTitle: '教育主张',
  summary:
    '十四年一线教学，其中七年担任班主任、五年主持语文教研组。带过五届高三，班级语文均分连续四届居全校首位。我认为语文课的任务，是让一个孩子**读得进去、想得明白、写得诚恳**；分数是这件事的结果，而不是替代。',
  sections: [
    {
      kind: 'experience',
      title: '任教经历',
      items: [
        {
          title: '湘岳实验中学',
          subtitle: '语文教研组长、高三备课组长',
          place: '长沙',
          dates: ['2018-08', 'now'],
          text: [
            '主持28人教研组，把集体备课由“分篇包干”改为“同课三上”，五年产出可复用课例**126节**，校内共享使用超过4,000次；',
            '设计贯穿三年的整本书阅读课程，学生人均年阅读量由6本增至**19本**，相关成果获省基础教育教学成果二等奖；',
            '所带2021届、2024届毕业班语文平均分高出同类学校7.8分与9.1分，作文优秀率分别达到31%和36%；',
            '建立面批与互评结合的作文升格流程，每位学生每学期至少获得四次当面反馈；',
            '指导青年教师11人，其中3人获省级教学竞赛一等奖，4人成长为备课组长。',
          ],
        },
        {
          title: '湘岳实验中学',
          subtitle: '语文教师、班主任',
          place: '长沙',
          dates: ['2014-08', '2018-07'],
          text: [
            '连续担任两届班主任，班级被评为市级先进班集体；三年间家访192次，没有一名学生中途离校；',
            '创办校园文学社“听泉”，编印社刊16期，学生作品见于省级刊物43篇；',
            '开设选修课“从古诗到今天的歌”，选课人数由24人增至110人，成为全校最难选上的课程之一。',
          ],
        },
        {
          title: '青石镇中学',
          subtitle: '语文教师',
          place: '怀化',
          dates: ['2010-08', '2014-07'],
          text: [
            '在乡镇中学任教四年，筹得图书3,700册，建成全县第一间班级流动书屋；',
            '将方言与口述史引入写作课，学生采写家乡故事82篇，结集为《青石记》；',
            '所带班级中考语文合格率由61%提升到89%。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '教研课题',
      items: [
        {
          title: '高中整本书阅读的过程性评价研究',
          subtitle: '省级课题 · 主持人',
          dates: ['2020-03', '2023-05'],
          text: [
            '带领9所学校、31名教师完成三轮行动研究，形成覆盖12部作品的评价量表；',
            '结题鉴定为优秀，量表被全省57所高中采用。',
          ],
        },
        {
          title: '乡镇学生写作支持计划',
          subtitle: '发起人',
          dates: ['2016-09', 'now'],
          text: '- 组织46名教师志愿者线上批改作文，累计服务11所乡镇学校的2,900名学生，单篇反馈平均不超过72小时。',
        },
      ],
    },
    {
      kind: 'publication',
      title: '论文与著作',
      items: [
        {
          title: '《慢读：一位语文老师的课堂笔记》',
          subtitle: '云麓教育出版社',
          dates: '2022-04',
          text: '独著，18万字，两年内加印四次。',
        },
        {
          title: '让评价回到阅读现场',
          subtitle: '《中学语文研究》第9期',
          dates: '2021-09',
          text: '第一作者，被同行引用67次。',
        },
        {
          title: '方言写作：乡土经验的课堂转化',
          subtitle: '《教学月谈》第3期',
          dates: '2014-03',
          text: '独立作者。',
        },
      ],
    },
    {
      kind: 'award',
      items: [
        { title: '省基础教育教学成果二等奖', dates: '2023' },
        { title: '市学科带头人', dates: '2021' },
        { title: '全省高中语文优质课竞赛一等奖', dates: '2017' },
        { title: '县优秀乡村教师', dates: '2013' },
      ],
    },
    {
      kind: 'education',
      title: '学历',
      items: [
        { title: '楚南师范大学', subtitle: '学科教学（语文）· 教育硕士', dates: ['2015-09', '2018-06'] },
        {
          title: '楚南师范大学',
          subtitle: '汉语言文学 · 本科',
          dates: ['2006-09', '2010-06'],
          facts: [{ key: 'honor', label: '荣誉', value: '优秀毕业生、一等奖学金三次' }],
        },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '专长',
    rows: {
      课程: ['整本书阅读', '古诗文吟诵', '议论文写作'],
      管理: ['教研组织', '青年教师培养', '家校沟通'],
      资格: ['高级教师', '普通话一级乙等', '心理辅导C证'],
    },
  },
}
