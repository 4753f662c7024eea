import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** A finance manager with ten years of accounting: one dense page. */
export const compactZh: ResumeContentInput = {
  title: '财务经理简历',
  config: {
    language: 'zh-CN',
    themeColor: '#676e54',
    fontSize: 13,
    lineSpace: 'leading-relaxed',
    dateFormat: 'dot',
    desc: '应聘制造业财务经理',
  },
  margin: { left: 46, right: 46, top: 40, bottom: 38 },
  baseInfo: {
    title: '基本信息',
    list: [
      { id: 'b-name', kind: 'name', key: '姓名', value: '顾承安' },
      { id: 'b-head', kind: 'headline', key: '求职意向', value: '财务经理（制造业）' },
      { id: 'b-tel', kind: 'phone', key: '电话', value: '137-0000-5390' },
      { id: 'b-mail', kind: 'email', key: '邮箱', value: 'gu.chengan@example.cn' },
      { id: 'b-city', kind: 'location', key: '所在地', value: '苏州' },
      { id: 'b-state', kind: 'text', key: '到岗时间', value: '一个月内' },
      { id: 'b-years', kind: 'text', key: '工作年限', value: '10年' },
      { id: 'b-title', kind: 'text', key: '执业资格', value: '注册会计师' },
    ],
  },
  entryList: [
    {
      id: 'sec-sum',
      kind: 'summary',
      title: '职业概述',
      items: [
        {
          id: 'sum-1',
          text: '十年制造业财务经验，注册会计师。从成本会计做到管理20亿元营收工厂的财务负责人，擅长以**作业成本与滚动预测**支撑经营决策；经历过两次ERP切换和一次上市审计，账实一致、按时关账是底线。',
        },
      ],
    },
    {
      id: 'sec-work',
      kind: 'experience',
      title: '工作经历',
      items: [
        {
          id: 'work-1',
          title: '恒屿精密制造',
          subtitle: '财务经理',
          place: '苏州',
          start: '2020-04',
          end: 'now',
          text: [
            '- 管理9人团队，负责两座工厂的核算、预算与税务，月结由8个工作日压缩至**4个工作日**；',
            '- 搭建分产品线的作业成本模型，识别出14款亏损料号，推动调价与停产后毛利率提升**3.2个百分点**；',
            '- 重建应收账款分级与预警，周转天数由78天降到53天，释放营运资金6,400万元；',
            '- 主导研发费用归集与高新技术企业复审，三年累计享受税收优惠1,870万元，税务检查零调整；',
            '- 配合上市申报审计，完成三年一期底稿整理，回复问询47项，均在时限内提交。',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: '东澜电器集团',
          subtitle: '成本主管',
          place: '无锡',
          start: '2017-03',
          end: '2020-03',
          text: [
            '- 统筹6个车间的标准成本，建立量差、价差、效率差三级分析，材料损耗率由4.6%降至2.9%；',
            '- 担任ERP切换财务组长，清洗物料主数据2.3万条，上线首月即实现系统自动结转；',
            '- 推动与供应商的寄售结算，原材料库存金额下降28%，年节约资金利息约210万元。',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: '正衡会计师事务所',
          subtitle: '审计员 → 高级审计员',
          place: '南京',
          start: '2014-07',
          end: '2017-02',
          text: [
            '- 参与21家企业年报审计，独立负责存货与成本循环，发现并调整重大错报3项，涉及金额5,200万元；',
            '- 编制存货监盘抽样模板，现场工时平均减少20%，被全所推广使用。',
          ].join('\n'),
        },
      ],
    },
    {
      id: 'sec-proj',
      kind: 'project',
      title: '重点项目',
      items: [
        {
          id: 'proj-1',
          title: '业财一体化看板',
          subtitle: '项目发起人',
          start: '2022-05',
          end: '2023-01',
          tags: ['Power BI', 'SQL', 'SAP'],
          text: '- 打通生产、采购、销售与总账数据，38项指标按日刷新，管理层例会材料准备由两天缩短为**半小时**。',
        },
        {
          id: 'proj-2',
          title: '财务共享中心筹建',
          subtitle: '流程负责人',
          start: '2021-03',
          end: '2021-12',
          text: '- 合并三地费用报销与付款，制定27份操作规程，单据处理时长由5.5天降到1.8天，人力节省4个编制。',
        },
      ],
    },
    {
      id: 'sec-edu',
      kind: 'education',
      title: '教育背景',
      items: [
        {
          id: 'edu-1',
          title: '江右财经大学',
          subtitle: '会计学·本科',
          start: '2010-09',
          end: '2014-06',
          facts: [
            { id: 'edu-1-s', key: 'score', label: '成绩', value: '专业前6%' },
            { id: 'edu-1-h', key: 'honor', label: '荣誉', value: '省级优秀毕业生' },
          ],
        },
      ],
    },
    {
      id: 'sec-cert',
      kind: 'certificate',
      title: '职业资格',
      items: [
        { id: 'cert-1', title: '注册会计师（六科一次性注册）', start: '2017' },
        { id: 'cert-2', title: '中级会计师', start: '2018' },
        { id: 'cert-3', title: '税务师', start: '2021' },
      ],
    },
    { id: 'sec-skill', kind: 'skill' },
  ],
  skill: {
    title: '专业能力',
    step: 10,
    list: [
      { id: 'sk-1', key: '财务系统', value: 0, tags: ['SAP FICO', '用友', '合并报表'] },
      { id: 'sk-2', key: '分析工具', value: 0, tags: ['Excel建模', 'Power BI', 'SQL'] },
      { id: 'sk-3', key: '专业领域', value: 0, tags: ['作业成本', '滚动预算', '税务筹划', '内部控制'] },
      { id: 'sk-4', key: '英语', value: 0, tags: ['可作工作语言'] },
    ],
  },
}
