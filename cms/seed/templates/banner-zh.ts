import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** A graduate in advertising looking for a brand role: one page with a photo. */
export const bannerZh: ResumeContentInput = {
  title: '品牌策划校招简历',
  avatar: { url: '/avatars/portrait-3.webp', show: true, radius: 6, width: 92 },
  config: {
    language: 'zh-CN',
    themeColor: '#ab3a41',
    fontSize: 13,
    lineSpace: 'leading-normal',
    dateFormat: 'dot',
    desc: '2026届校园招聘，品牌策划与内容营销方向',
  },
  margin: { left: 50, right: 50, top: 42, bottom: 40 },
  baseInfo: {
    title: '基本信息',
    list: [
      { id: 'b-name', kind: 'name', key: '姓名', value: '林晚棠' },
      { id: 'b-head', kind: 'headline', key: '求职意向', value: '品牌策划·2026届本科' },
      { id: 'b-tel', kind: 'phone', key: '电话', value: '138-0000-9054' },
      { id: 'b-mail', kind: 'email', key: '邮箱', value: 'lin.wantang@example.cn' },
      { id: 'b-city', kind: 'location', key: '意向城市', value: '上海、杭州' },
      {
        id: 'b-web',
        kind: 'url',
        key: '作品',
        value: 'wantang.example.cn',
        url: 'https://wantang.example.cn',
      },
    ],
  },
  entryList: [
    {
      id: 'sec-edu',
      kind: 'education',
      title: '教育背景',
      items: [
        {
          id: 'edu-1',
          title: '澄湖大学',
          subtitle: '广告学·本科',
          start: '2022-09',
          end: '2026-06',
          facts: [
            { id: 'edu-1-g', key: 'score', label: '绩点', value: '3.8/4.0（专业第3名）' },
            { id: 'edu-1-h', key: 'honor', label: '奖学金', value: '校级一等奖学金两次' },
          ],
          tags: ['消费者行为学', '品牌传播', '市场调研', '视觉设计'],
        },
      ],
    },
    {
      id: 'sec-work',
      kind: 'experience',
      title: '实习经历',
      items: [
        {
          id: 'work-1',
          title: '拾光茶饮',
          subtitle: '品牌部实习生',
          place: '上海',
          start: '2025-03',
          end: '2025-09',
          text: [
            '- 独立策划“城市慢半拍”春季新品活动，联动18家门店与6位插画师，活动期新品销量占比达**27%**，超出目标9个百分点；',
            '- 运营小红书品牌账号，重新划分选题栏目，半年涨粉4.2万，单篇最高收藏1.6万次；',
            '- 整理近三年2,300条顾客评论，提炼五类饮用情境，其中“下班后的第一口”被采纳为秋季主张。',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: '知言整合营销',
          subtitle: '策略实习生',
          place: '杭州',
          start: '2024-06',
          end: '2024-09',
          text: [
            '- 参与母婴与家居类四次比稿，负责用户洞察章节，其中三次中标，合同总额超过600万元；',
            '- 完成32人次深度访谈与一份1,150份有效样本的问卷，用聚类方法归纳四类消费者画像。',
          ].join('\n'),
        },
      ],
    },
    {
      id: 'sec-proj',
      kind: 'project',
      title: '校园与项目',
      items: [
        {
          id: 'proj-1',
          title: '老字号糕点品牌焕新',
          subtitle: '毕业设计小组组长',
          start: '2025-09',
          end: 'now',
          text: '- 带领5人为一家七十年老店重做包装与叙事，试售两周售出1,860盒，复购率**34%**，方案已被店家正式采用。',
        },
        {
          id: 'proj-2',
          title: '全国大学生广告创意赛',
          subtitle: '策划案主笔',
          start: '2024-03',
          end: '2024-08',
          text: '- 以“把声音寄回家”为题，为方言保护撰写整合传播方案，从1.3万件作品中获全国二等奖。',
        },
        {
          id: 'proj-3',
          title: '校报新媒体中心',
          subtitle: '主编',
          start: '2023-09',
          end: '2024-06',
          text: '- 统筹22人团队，推文平均阅读量由800次提升到3,400次，策划的“食堂地图”获9.7万次转发。',
        },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
    {
      id: 'sec-award',
      kind: 'award',
      title: '奖项与证书',
      items: [
        { id: 'aw-1', title: '全国大学生广告创意赛二等奖', start: '2024' },
        { id: 'aw-2', title: '省级优秀学生干部', start: '2024' },
        { id: 'aw-3', title: '校园十佳歌手', start: '2023' },
      ],
    },
    {
      id: 'sec-lang',
      kind: 'language',
      title: '语言',
      items: [
        { id: 'lang-1', title: '英语六级（561分）', subtitle: '可独立撰写英文提案' },
        { id: 'lang-2', title: '日语N2', subtitle: '可阅读行业资料' },
        { id: 'lang-3', title: '普通话一级乙等' },
      ],
    },
    {
      id: 'sec-int',
      kind: 'interest',
      title: '兴趣',
      items: [
        { id: 'int-1', title: '胶片摄影', subtitle: '两次校园个展' },
        { id: 'int-2', title: '城市漫步', subtitle: '手绘过九座城市的街区' },
      ],
    },
  ],
  skill: {
    title: '技能',
    step: 10,
    list: [
      { id: 'sk-1', key: '文案与策划', value: 9 },
      { id: 'sk-2', key: '用户研究', value: 8 },
      { id: 'sk-3', key: '短视频剪辑', value: 7 },
      { id: 'sk-4', key: '平面设计', value: 7 },
    ],
  },
}
