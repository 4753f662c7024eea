import type { WrittenTemplate } from '../written-template'

/** A product manager for business software: two pages. */
export const timelineZh: WrittenTemplate = {
  layout: 'timeline',
  name: '产品经理',
  tags: ['multi-page'],
  title: '产品经理简历',
  note: '应聘企业服务方向高级产品经理、产品负责人',
  looks: { lineSpace: 'leading-relaxed', themeColor: '#743a80', fontSize: 13.5 },
  margin: { top: 50, bottom: 48 },
  person: {
    name: '温以宁',
    headline: '高级产品经理·企业服务',
    phone: '136-0000-8807',
    email: 'wen.yining@example.cn',
    location: '深圳',
    url: 'yining.example.cn',
  },
  labels: { location: '城市', url: '作品集' },
  summary:
    '八年产品经验，其中五年深耕供应链与协同办公软件。负责过从零到年度经常性收入**1.1亿元**的产品线，也接手过流失严重的老产品并扭转续约。相信好产品来自走进客户仓库里的那三个小时，而不是会议室里的三十页文档。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '云桥协同软件',
          subtitle: '高级产品经理、产品线负责人',
          place: '深圳',
          dates: ['2021-09', 'now'],
          facts: [{ key: 'team', label: '团队', value: '3名产品、2名设计、19名研发' }],
          text: [
            '负责供应商协同产品线，三年内付费企业由260家增至**1,940家**，年度经常性收入从1,400万元增长到1.1亿元；',
            '走访73家制造企业后重新定义核心场景，砍掉41项低频功能，新客户上线周期由45天缩短至12天；',
            '设计按订单量计费的新套餐，客单价提升36%，续约率从78%提高到**92%**；',
            '建立“机会—方案—验证”双周节奏，需求从提出到上线的中位时长由11周降到5周；',
            '与客户成功团队共建健康度模型，提前60天识别流失风险，全年挽回续约870万元。',
          ],
        },
        {
          title: '蓝鲸仓储科技',
          subtitle: '产品经理',
          place: '广州',
          dates: ['2018-10', '2021-08'],
          text: [
            '从零规划仓储管理系统移动端，覆盖收货、拣选、盘点等9个环节，单仓人效提升**41%**；',
            '驻仓四周观察拣货路径，提出波次合并算法需求，日均行走距离由19公里降到12公里；',
            '推动系统开放平台，发布68个接口与沙箱环境，合作伙伴由5家扩展到57家；',
            '主导国际版本，支持英语、泰语与越南语，上线首年签约海外仓33座。',
          ],
        },
        {
          title: '巧思教育科技',
          subtitle: '产品专员 → 产品经理',
          place: '广州',
          dates: ['2016-07', '2018-09'],
          text: [
            '负责教师备课工具，上线半年月活教师突破12万，次月留存达到58%；',
            '通过17轮A/B测试改进新手引导，首课完成率由37%升至64%；',
            '搭建产品埋点规范与指标字典，数据需求的返工率下降一半。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '代表项目',
      items: [
        {
          keepTogether: true,
          title: '智能对账助手',
          subtitle: '产品负责人',
          dates: ['2023-03', '2023-10'],
          tags: ['大模型', '票据识别', '人机协同'],
          text: [
            '自动识别并匹配供应商对账单，把握不足时转人工复核，准确率稳定在**99.3%**；',
            '财务人员月末对账用时由4.5天降到0.8天，上线两个季度即覆盖610家客户；',
            '设计可追溯的修改记录与引用标注，通过3家上市公司的内控审查。',
          ],
        },
        {
          title: '老客户迁移计划',
          subtitle: '项目统筹',
          dates: ['2022-01', '2022-09'],
          tags: ['灰度发布', '数据迁移'],
          text: [
            '将328家旧版客户平稳迁移到新架构，制定分层方案与回退预案，期间可用性保持99.98%；',
            '迁移后客户净推荐值由12升至41，旧系统下线每年节省运维成本320万元。',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '岭海大学',
          subtitle: '工业工程·硕士',
          dates: ['2013-09', '2016-06'],
          facts: [{ key: 'thesis', label: '论文', value: '多品种小批量场景下的仓储拣选优化' }],
        },
        {
          title: '岭海大学',
          subtitle: '信息管理·本科',
          dates: ['2009-09', '2013-06'],
          facts: [{ key: 'score', label: '成绩', value: '专业前5%，保送研究生' }],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'publication',
      title: '分享与写作',
      items: [
        {
          title: '《到现场去：B端产品调研手记》',
          subtitle: '专栏连载24篇，累计阅读86万',
          dates: ['2022', 'now'],
          link: 'https://yining.example.cn/field-notes',
        },
        { title: '如何给功能做减法', subtitle: '南方产品经理大会主题演讲', dates: '2023-11' },
      ],
    },
    {
      kind: 'certificate',
      title: '证书与语言',
      items: [
        { title: 'PMP项目管理认证', dates: '2019' },
        { title: '英语六级（588分），可主持英文会议', dates: '2012' },
      ],
    },
  ],
  skills: {
    title: '专业技能',
    rows: {
      产品规划: { value: 9, tags: ['机会评估', '路线图', '商业化定价'] },
      用户研究: { value: 9, tags: ['现场观察', '深度访谈', '可用性测试'] },
      数据分析: { value: 8, tags: ['SQL', 'A/B测试', '漏斗与留存'] },
      原型与文档: { value: 8, tags: ['Figma', '流程建模', '接口文档'] },
    },
  },
}
