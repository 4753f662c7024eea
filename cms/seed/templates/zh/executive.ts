import type { WrittenTemplate } from '../written-template'

/** The general manager of a manufacturer: one composed page. */
export const executiveZh: WrittenTemplate = {
  layout: 'executive',
  name: '制造业总经理',
  tags: ['single-page'],
  title: '总经理简历',
  note: '应聘制造集团总经理、首席运营官',
  person: {
    name: '郑怀川',
    headline: '总经理，汽车零部件制造',
    phone: '139-0000-2208',
    email: 'zheng.huaichuan@example.cn',
    location: '苏州',
  },
  summary:
    '二十二年制造业经历，其中九年任事业部及公司总经理。两次接手亏损工厂，均在两年内扭亏；最近一次把营收由**9.6亿元**带到**21亿元**。',
  sections: [
    {
      kind: 'experience',
      title: '任职经历',
      items: [
        {
          title: '恒骐汽车部件',
          subtitle: '总经理',
          place: '苏州',
          dates: ['2019-03', 'now'],
          text: [
            '全面负责四座工厂、2,600名员工；营收由9.6亿元增至21亿元，净利率从-2.3%升到**7.8%**；',
            '关停两条低毛利产线，转投热管理部件，新业务五年占到营收的44%，进入6家主机厂的定点名单；',
            '推动焊装、压铸车间改造，投资1.9亿元，人均产值提高83%，一次交检合格率达到99.4%；',
            '主持收购一家德国研发公司，14个月完成整合，37名核心工程师留任35人。',
          ],
        },
        {
          title: '远桥机电集团',
          subtitle: '事业部总经理',
          place: '无锡',
          dates: ['2014-06', '2019-02'],
          text: [
            '接手年亏4,700万元的电机事业部，重谈23家供应商、压缩三分之一型号，第18个月单月转盈；',
            '建立越南组装基地，从选址到量产用时11个月，海外收入占比由8%升到31%。',
          ],
        },
        {
          title: '远桥机电集团',
          subtitle: '生产经理、厂长',
          place: '无锡',
          dates: ['2004-07', '2014-05'],
          text: '由工艺员做到800人工厂的厂长；推行精益六年，交期由35天缩至12天，连续1,900天无重伤事故。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        { title: '海东大学', subtitle: '高级管理人员工商管理硕士', dates: ['2015-09', '2017-06'] },
        { title: '太湖工业大学', subtitle: '机械制造及自动化·本科', dates: ['2000-09', '2004-06'] },
      ],
    },
    {
      kind: 'custom',
      title: '社会职务',
      items: [
        { title: '省汽车零部件行业协会', subtitle: '副会长', dates: ['2022-05', 'now'] },
        { title: '太湖工业大学', subtitle: '产业教授', dates: ['2021-09', 'now'] },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '专长',
    rows: { 经营: ['扭亏与重组', '并购整合', '预算与现金流'], 制造: ['精益生产', '海外建厂', '质量体系'] },
  },
}
