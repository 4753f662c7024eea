import type { ExampleSource } from '../example-source'

export const businessZh: ExampleSource[] = [
  {
    key: 'xinmeiti-yunying',
    group: 'business',
    typeName: '新媒体运营',
    language: 'zh-CN',
    templateCode: 'banner-zh',
    themeColor: '#ab3a41',
    title: '新媒体运营简历',
    person: {
      name: '唐予安',
      headline: '新媒体运营·3年',
      phone: '135-0000-3307',
      email: 'tang.yuan@example.com',
      location: '长沙',
    },
    summary:
      '三年内容运营，写过图文、剪过视频、做过直播脚本。喜欢看后台数据胜过看点赞，知道一条内容为什么没有人看，比知道为什么火更有用。',
    sections: [
      {
        kind: 'experience',
        title: '工作经历',
        items: [
          {
            title: '湘味食品',
            subtitle: '内容运营',
            place: '长沙',
            start: '2023-07',
            end: 'now',
            text: [
              '接手账号时粉丝1.8万，14个月增至**12.6万**，自然流量占比由41%升到73%；',
              '策划“车间开放日”系列短视频18期，平均完播率34%，带动同期复购率提高6个百分点；',
              '建立选题库与复盘表，每周淘汰最差的三分之一选题，单条制作时间由9小时降到5小时。',
            ],
          },
          {
            title: '星野文化传媒',
            subtitle: '新媒体编辑',
            place: '长沙',
            start: '2022-07',
            end: '2023-06',
            text: [
              '独立负责两个本地生活公众号，一年发文210篇，5篇阅读过10万；',
              '谈下32家商家置换合作，节省推广费约18万元。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: '教育背景',
        items: [
          {
            title: '潇湘师范大学',
            subtitle: '新闻学·本科',
            start: '2018-09',
            end: '2022-06',
          },
        ],
      },
      {
        kind: 'award',
        title: '获奖',
        items: [
          {
            title: '省级大学生广告创意赛二等奖',
            start: '2021-10',
          },
        ],
      },
      {
        kind: 'skill',
      },
    ],
    skills: {
      title: '技能',
      rows: {
        内容: ['选题策划', '文案', '直播脚本'],
        制作: ['剪辑', '摄影', '平面设计'],
        分析: ['投放复盘', 'Excel'],
      },
    },
  },
  {
    key: 'zongzhang-kuaiji',
    group: 'business',
    typeName: '总账会计',
    language: 'zh-CN',
    templateCode: 'compact-zh-campus',
    themeColor: '#676e54',
    title: '总账会计简历',
    person: {
      name: '严素衡',
      headline: '总账会计·8年',
      phone: '134-0000-5582',
      email: 'yan.suheng@example.com',
      location: '青岛',
    },
    summary:
      '八年制造业财务经验，中级会计师。从成本会计做到总账，经历过两次系统切换和一次集团审计，习惯把每个数字追到原始单据。',
    sections: [
      {
        kind: 'experience',
        title: '工作经历',
        items: [
          {
            title: '海澄机械制造',
            subtitle: '总账会计',
            place: '青岛',
            start: '2020-05',
            end: 'now',
            text: [
              '负责3家法人主体的总账与合并报表，月结由9个工作日缩短到**4个工作日**；',
              '牵头财务系统切换，清理12年往来余额1300余笔，差异金额由86万元清到0；',
              '完成高新技术企业研发费用归集，连续四年通过核查，年均加计扣除约620万元。',
            ],
          },
          {
            title: '东岭轮胎',
            subtitle: '成本会计',
            place: '潍坊',
            start: '2017-07',
            end: '2020-04',
            text: [
              '重建标准成本，覆盖210个规格，成本差异率由7%收窄到2%以内；',
              '每月下车间盘点，发现并纠正返工料重复计价，全年减少虚增成本41万元。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: '教育背景',
        items: [
          {
            title: '胶东商学院',
            subtitle: '会计学·本科',
            start: '2013-09',
            end: '2017-06',
          },
        ],
      },
      {
        kind: 'certificate',
        title: '资格证书',
        items: [
          {
            title: '中级会计师',
            start: '2020-09',
          },
          {
            title: '税务师（通过4科）',
            start: '2023-11',
          },
        ],
      },
      {
        kind: 'skill',
      },
    ],
    skills: {
      title: '技能',
      rows: {
        核算: ['总账', '合并报表', '成本'],
        税务: ['增值税', '所得税汇算', '研发加计'],
        工具: ['金蝶', 'SAP', 'Excel', 'Power Query'],
      },
    },
  },
]
