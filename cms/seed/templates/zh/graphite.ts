import type { WrittenTemplate } from '../written-template'

/** A security engineer: one page with a dark column. */
export const graphiteZh: WrittenTemplate = {
  layout: 'graphite',
  name: '网络安全工程师',
  tags: ['single-page'],
  title: '网络安全工程师简历',
  note: '应聘安全运营、应急响应负责人',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: '管叙白',
    headline: '网络安全工程师',
    phone: '138-0000-1093',
    email: 'guan.xubai@example.cn',
    location: '武汉',
  },
  summary:
    '八年攻防经验，前三年做渗透，后五年守城。处置过**120余起**安全事件，深知半夜两点收到的告警必须让人三分钟内看懂。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '江汉城市银行',
          subtitle: '安全运营负责人',
          place: '武汉',
          dates: ['2021-05', 'now'],
          text: [
            '带7人团队轮值，把每日告警由2.6万条收敛到**310条**，平均确认时间从52分钟降到6分钟；',
            '主持三次全行攻防演练，红队由首年两天拿下域控，到第三年十天未突破内网；',
            '推动4,800台终端与服务器接入统一检测，弱口令由1,130个清到9个；',
            '处置一起供应链投毒，四小时内隔离63台主机，业务未中断，客户数据未外泄。',
          ],
        },
        {
          title: '磐石安全实验室',
          subtitle: '渗透测试工程师',
          place: '武汉',
          dates: ['2018-07', '2021-04'],
          text: [
            '完成金融、医疗行业测试项目76个，提交高危漏洞240个，修复复测率100%；',
            '发现通用产品漏洞11个并获编号，其中2个影响百万级设备；',
            '开发资产发现工具，团队前期摸底由5人日缩短到半天。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '项目',
      items: [
        {
          title: '告警自动处置平台',
          subtitle: '架构与主要开发',
          dates: ['2022-03', '2023-06'],
          text: '编写剧本48个，自动闭环七成低危告警，每月省下约190个工时。',
        },
        {
          title: '钓鱼邮件演练',
          subtitle: '发起人',
          dates: ['2021-10', 'now'],
          text: '每季度一次，覆盖3,200名员工，点击率由27%降到4%，主动上报率升到61%。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ title: '江夏科技大学', subtitle: '信息安全·本科', dates: ['2014-09', '2018-06'] }],
    },
    { kind: 'skill' },
    {
      kind: 'certificate',
      items: [
        { title: 'CISSP', dates: '2022' },
        { title: 'OSCP', dates: '2019' },
        { title: '信息安全工程师', dates: '2018' },
      ],
    },
    { kind: 'language', items: [{ title: '英语', subtitle: '可读写技术报告' }] },
  ],
  skills: { rows: { 应急响应: 10, 渗透测试: 9, 检测工程: 8, Python: 8, 云安全: 7 } },
}
