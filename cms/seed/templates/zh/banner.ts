import type { WrittenTemplate } from '../written-template'

/** A graduate in advertising looking for a brand role: one page with a photo. */
export const bannerZh: WrittenTemplate = {
  layout: 'banner',
  name: '品牌策划校招',
  tags: ['fresh-graduate', 'campus-recruitment', 'single-page'],
  title: '品牌策划校招简历',
  note: '2026届校园招聘，品牌策划与内容营销方向',
  looks: { themeColor: '#ab3a41' },
  margin: { left: 50, right: 50, top: 42, bottom: 40 },
  photo: { url: '/avatars/portrait-3.webp', radius: 6, width: 92 },
  person: {
    name: '林晚棠',
    headline: '品牌策划·2026届本科',
    phone: '138-0000-9054',
    email: 'lin.wantang@example.cn',
    location: '上海、杭州',
    url: 'wantang.example.cn',
  },
  labels: { location: '意向城市', url: '作品' },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: '澄湖大学',
          subtitle: '广告学·本科',
          dates: ['2022-09', '2026-06'],
          tags: ['消费者行为学', '品牌传播', '市场调研', '视觉设计'],
          facts: [
            { key: 'score', label: '绩点', value: '3.8/4.0（专业第3名）' },
            { key: 'honor', label: '奖学金', value: '校级一等奖学金两次' },
          ],
        },
      ],
    },
    {
      kind: 'experience',
      title: '实习经历',
      items: [
        {
          title: '拾光茶饮',
          subtitle: '品牌部实习生',
          place: '上海',
          dates: ['2025-03', '2025-09'],
          text: [
            '独立策划“城市慢半拍”春季新品活动，联动18家门店与6位插画师，活动期新品销量占比达**27%**，超出目标9个百分点；',
            '运营小红书品牌账号，重新划分选题栏目，半年涨粉4.2万，单篇最高收藏1.6万次；',
            '整理近三年2,300条顾客评论，提炼五类饮用情境，其中“下班后的第一口”被采纳为秋季主张。',
          ],
        },
        {
          title: '知言整合营销',
          subtitle: '策略实习生',
          place: '杭州',
          dates: ['2024-06', '2024-09'],
          text: [
            '参与母婴与家居类四次比稿，负责用户洞察章节，其中三次中标，合同总额超过600万元；',
            '完成32人次深度访谈与一份1,150份有效样本的问卷，用聚类方法归纳四类消费者画像。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '校园与项目',
      items: [
        {
          title: '老字号糕点品牌焕新',
          subtitle: '毕业设计小组组长',
          dates: ['2025-09', 'now'],
          text: '- 带领5人为一家七十年老店重做包装与叙事，试售两周售出1,860盒，复购率**34%**，方案已被店家正式采用。',
        },
        {
          title: '全国大学生广告创意赛',
          subtitle: '策划案主笔',
          dates: ['2024-03', '2024-08'],
          text: '- 以“把声音寄回家”为题，为方言保护撰写整合传播方案，从1.3万件作品中获全国二等奖。',
        },
        {
          title: '校报新媒体中心',
          subtitle: '主编',
          dates: ['2023-09', '2024-06'],
          text: '- 统筹22人团队，推文平均阅读量由800次提升到3,400次，策划的“食堂地图”获9.7万次转发。',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      title: '奖项与证书',
      items: [
        { title: '全国大学生广告创意赛二等奖', dates: '2024' },
        { title: '省级优秀学生干部', dates: '2024' },
        { title: '校园十佳歌手', dates: '2023' },
      ],
    },
    {
      kind: 'language',
      items: [
        { title: '英语六级（561分）', subtitle: '可独立撰写英文提案' },
        { title: '日语N2', subtitle: '可阅读行业资料' },
        { title: '普通话一级乙等' },
      ],
    },
    {
      kind: 'interest',
      title: '兴趣',
      items: [
        { title: '胶片摄影', subtitle: '两次校园个展' },
        { title: '城市漫步', subtitle: '手绘过九座城市的街区' },
      ],
    },
  ],
  skills: { rows: { 文案与策划: 9, 用户研究: 8, 短视频剪辑: 7, 平面设计: 7 } },
}
