import type { WrittenTemplate } from '../written-template'

/** A senior intensive-care nurse: one page with a photo. */
export const sidebarZh: WrittenTemplate = {
  layout: 'sidebar',
  name: '主管护师',
  tags: ['single-page'],
  title: '主管护师简历',
  note: '应聘重症医学科护士长助理、主管护师',
  looks: { lineSpace: 'leading-relaxed' },
  margin: { right: 44, bottom: 40 },
  photo: { url: '/avatars/portrait-1.webp', radius: 8, width: 108 },
  person: {
    name: '陆知秋',
    headline: '重症医学科主管护师',
    phone: '139-0000-4182',
    email: 'lu.zhiqiu@example.cn',
    location: '成都',
  },
  labels: { info: '联系方式', headline: '应聘岗位', location: '现居' },
  facts: { 临床年限: '9年' },
  summaryTitle: '个人优势',
  summary:
    '九年三甲医院重症护理经验，独立管理过ECMO、CRRT及俯卧位通气患者**410余例**。带教耐心，记录严谨，擅长把一次不良事件变成一张人人会用的核查单。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '锦宁市中心医院',
          subtitle: '重症医学科·主管护师、护理组长',
          dates: ['2019-03', 'now'],
          text: [
            '负责18张床位的A组排班与质控，组内12名护士三年零离职，患者家属满意度由91%升至**98.5%**；',
            '牵头导管相关血流感染防控，推行“五步维护核查单”，千导管日感染率从2.1‰降至**0.4‰**；',
            '优化俯卧位翻身流程，由7人25分钟改为5人12分钟，管路意外脱出连续26个月为零；',
            '编写CRRT上机图解手册，新护士独立上机的培训周期从10周缩短到6周。',
          ],
        },
        {
          title: '锦宁市中心医院',
          subtitle: '急诊科·护师',
          dates: ['2016-07', '2019-02'],
          text: [
            '承担预检分诊，日均接诊160人次，分诊准确率99.2%，危重患者到床时间缩短至3分钟内；',
            '参与胸痛中心认证，梳理19个时间节点，入门到球囊扩张时间由96分钟降到68分钟；',
            '完成院外急救转运230余次，其中跨市长途转运31次，途中零不良事件。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '质量改进与教学',
      items: [
        {
          title: 'ICU夜间降噪项目',
          subtitle: '项目负责人',
          dates: ['2023-04', '2023-12'],
          text: '- 通过报警分级与集中操作，夜间平均噪声由58分贝降到46分贝，谵妄发生率下降**三分之一**，获院级品管圈一等奖。',
        },
        {
          title: '临床带教',
          subtitle: '规培护士导师',
          dates: ['2020-09', 'now'],
          text: '- 累计带教实习与规培护士46名，设计8个情景模拟案例，出科考核一次通过率100%。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '川南医学院',
          subtitle: '护理学·本科',
          dates: ['2012-09', '2016-06'],
          facts: [{ key: 'score', label: '成绩', value: '专业第5名（共142人）' }],
        },
      ],
    },
    {
      kind: 'certificate',
      title: '资格证书',
      items: [
        { title: '主管护师（中级）', dates: '2021' },
        { title: '重症专科护士', dates: '2020' },
        { title: '高级生命支持（ACLS）', dates: '2019' },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      items: [
        { title: '院级优秀护士', dates: '2023' },
        { title: '市急救技能竞赛二等奖', dates: '2018' },
      ],
    },
  ],
  skills: {
    title: '专科技能',
    rows: { CRRT与ECMO护理: 9, 机械通气管理: 9, 急诊分诊: 8, 质控与根因分析: 8, 临床教学: 7 },
  },
}
