import type { WrittenTemplate } from '../written-template'

/** A backend engineer with seven years of work: one page, no photo. */
export const classicZh: WrittenTemplate = {
  layout: 'classic',
  name: '后端工程师',
  tags: ['minimalist', 'single-page'],
  title: '后端工程师简历',
  note: '投递高级后端工程师、基础架构方向',
  person: {
    name: '沈牧言',
    headline: '高级后端工程师',
    phone: '138-0000-2716',
    email: 'shen.muyan@example.cn',
    location: '杭州',
    url: 'muyan.example.cn',
  },
  labels: { url: '博客' },
  summary:
    '七年后端经验，近四年专注交易与支付链路。主导过日均**2,600万笔**请求的订单系统重构，习惯先量化瓶颈再动手，关心上线后的第一个月胜过上线当天。',
  sections: [
    {
      kind: 'experience',
      key: 'work',
      items: [
        {
          title: '栖云数字科技',
          subtitle: '高级后端工程师',
          place: '杭州',
          dates: ['2021-06', 'now'],
          text: [
            '牵头订单中心拆分：将单体中的37张表按领域拆为5个Go服务，核心下单接口P99由**820ms降至190ms**，全程双写灰度，未回滚一次；',
            '设计库存预占与异步补偿机制，大促期间超卖工单从每场40余件降到0件，峰值承载每秒1.8万次扣减；',
            '建立链路压测与容量模型，按周校准水位，云主机支出同比减少**31%**，一年节省约260万元；',
            '带教4名工程师，制定代码评审清单，线上严重故障由每季度6起减至1起。',
          ],
        },
        {
          title: '青禾支付',
          subtitle: '后端工程师',
          place: '上海',
          dates: ['2018-07', '2021-05'],
          text: [
            '负责对账平台：接入11家渠道，以流式比对替代隔夜批处理，差错发现时间从次日10点提前到**15分钟以内**；',
            '重写退款状态机，用幂等键和事务消息消除重复退款，全年资损为零；',
            '推动慢查询治理，优化62条高频SQL，主库CPU峰值由85%回落到46%。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '代表项目',
      items: [
        {
          title: '多活容灾改造',
          subtitle: '技术负责人',
          dates: ['2023-02', '2023-11'],
          tags: ['Go', 'MySQL', 'Kafka', 'Kubernetes'],
          text: [
            '以用户分片为单元实现同城双活，机房级故障切换由43分钟压缩到**90秒**，全年演练12次均达标；',
            '自研数据校验工具，每日比对4.2亿行，不一致自动修复率99.6%，现为三个事业部共用。',
          ],
        },
        {
          title: '开源限流库Sluice',
          subtitle: '作者',
          dates: '2020-03',
          link: 'https://code.example.com/sluice',
          text: '- 单核每秒判定410万次，内存占用低于同类实现的一半；收获2,300余颗星标，被17家公司用于生产环境。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '临江理工大学',
          subtitle: '软件工程·本科',
          dates: ['2014-09', '2018-06'],
          facts: [{ key: 'score', label: 'GPA', value: '3.7/4.0（前8%）' }],
        },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '专业技能',
    rows: {
      语言: ['Go', 'Java', 'SQL', 'Python'],
      存储与消息: ['MySQL', 'Redis', 'TiDB', 'Kafka'],
      工程: ['领域建模', '容量规划', '混沌演练'],
      平台: ['Kubernetes', 'OpenTelemetry'],
    },
  },
}
