import type { WrittenTemplate } from '../written-template'

/** A finance manager with ten years of accounting: one dense page. */
export const compactZh: WrittenTemplate = {
  layout: 'compact',
  heading: '紧凑',
  name: '财务经理',
  tags: ['single-page'],
  vipOnly: true,
  title: '财务经理简历',
  note: '应聘制造业财务经理',
  person: {
    name: '顾承安',
    headline: '财务经理（制造业）',
    phone: '137-0000-5390',
    email: 'gu.chengan@example.cn',
    location: '苏州',
  },
  labels: { location: '所在地' },
  facts: { 到岗时间: '一个月内', 工作年限: '10年', 执业资格: '注册会计师' },
  summaryTitle: '职业概述',
  summary:
    '十年制造业财务经验，注册会计师。从成本会计做到管理20亿元营收工厂的财务负责人，擅长以**作业成本与滚动预测**支撑经营决策；经历过两次ERP切换和一次上市审计，账实一致、按时关账是底线。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '恒屿精密制造',
          subtitle: '财务经理',
          place: '苏州',
          dates: ['2020-04', 'now'],
          text: [
            '管理9人团队，负责两座工厂的核算、预算与税务，月结由8个工作日压缩至**4个工作日**；',
            '搭建分产品线的作业成本模型，识别出14款亏损料号，推动调价与停产后毛利率提升**3.2个百分点**；',
            '重建应收账款分级与预警，周转天数由78天降到53天，释放营运资金6,400万元；',
            '主导研发费用归集与高新技术企业复审，三年累计享受税收优惠1,870万元，税务检查零调整；',
            '配合上市申报审计，完成三年一期底稿整理，回复问询47项，均在时限内提交。',
          ],
        },
        {
          title: '东澜电器集团',
          subtitle: '成本主管',
          place: '无锡',
          dates: ['2017-03', '2020-03'],
          text: [
            '统筹6个车间的标准成本，建立量差、价差、效率差三级分析，材料损耗率由4.6%降至2.9%；',
            '担任ERP切换财务组长，清洗物料主数据2.3万条，上线首月即实现系统自动结转；',
            '推动与供应商的寄售结算，原材料库存金额下降28%，年节约资金利息约210万元。',
          ],
        },
        {
          title: '正衡会计师事务所',
          subtitle: '审计员 → 高级审计员',
          place: '南京',
          dates: ['2014-07', '2017-02'],
          text: [
            '参与21家企业年报审计，独立负责存货与成本循环，发现并调整重大错报3项，涉及金额5,200万元；',
            '编制存货监盘抽样模板，现场工时平均减少20%，被全所推广使用。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '重点项目',
      items: [
        {
          title: '业财一体化看板',
          subtitle: '项目发起人',
          dates: ['2022-05', '2023-01'],
          tags: ['Power BI', 'SQL', 'SAP'],
          text: '- 打通生产、采购、销售与总账数据，38项指标按日刷新，管理层例会材料准备由两天缩短为**半小时**。',
        },
        {
          title: '财务共享中心筹建',
          subtitle: '流程负责人',
          dates: ['2021-03', '2021-12'],
          text: '- 合并三地费用报销与付款，制定27份操作规程，单据处理时长由5.5天降到1.8天，人力节省4个编制。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '江右财经大学',
          subtitle: '会计学·本科',
          dates: ['2010-09', '2014-06'],
          facts: [
            { key: 'score', label: '成绩', value: '专业前6%' },
            { key: 'honor', label: '荣誉', value: '省级优秀毕业生' },
          ],
        },
      ],
    },
    {
      kind: 'certificate',
      title: '职业资格',
      items: [
        { title: '注册会计师（六科一次性注册）', dates: '2017' },
        { title: '中级会计师', dates: '2018' },
        { title: '税务师', dates: '2021' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '专业能力',
    rows: {
      财务系统: ['SAP FICO', '用友', '合并报表'],
      分析工具: ['Excel建模', 'Power BI', 'SQL'],
      专业领域: ['作业成本', '滚动预算', '税务筹划', '内部控制'],
      英语: ['可作工作语言'],
    },
  },
}
