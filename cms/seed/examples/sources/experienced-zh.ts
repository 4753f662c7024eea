import type { WrittenExample } from '../example-source'

export const experiencedZh: WrittenExample[] = [
  {
    key: 'gongchang-jingli',
    typeName: '生产运营经理',
    templateCode: 'classic-zh',
    themeColor: '#a46624',
    title: '生产运营经理简历',
    person: {
      name: '郝振川',
      headline: '生产运营经理·16年',
      phone: '138-0000-7431',
      email: 'hao.zhenchuan@example.com',
      location: '重庆',
    },
    summary:
      '十六年汽车零部件制造，从工艺员做到分厂负责人。管过380人、年度预算1.4亿元的分厂；信现场，信数据，也信班组长。擅长把垫底的车间带成客户愿意来参观的样板。',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: '嘉陵精密部件',
            subtitle: '分厂运营经理',
            place: '重庆',
            dates: ['2019-03', 'now'],
            text: [
              '三年内人均产出提高**41%**，准时交付率由88%提升到98.6%，未增加编制；',
              '主持变速箱壳体产线搬迁，停线11天（计划15天），客户零断供；',
              '工伤由年均9起降到1起，连续26个月无损失工时事故；',
              '推动空压机余热回收与错峰排产，单台能耗下降17%，年节省电费约260万元；',
              '培养班组长14名，其中3人已任车间主任。',
            ],
          },
          {
            title: '嘉陵精密部件',
            subtitle: '车间主任',
            place: '重庆',
            dates: ['2014-05', '2019-02'],
            text: [
              '换型时间由95分钟降到28分钟，小批量订单由拒接转为盈利；',
              '推行首件三检与防错工装，客户投诉率下降72%，两次通过IATF 16949监督审核；',
              '把在制品由7天压到2.5天，腾出库区600平方米，用于新增一条机加线。',
            ],
          },
          {
            title: '渝江铸造',
            subtitle: '工艺工程师',
            place: '重庆',
            dates: ['2010-07', '2014-04'],
            text: [
              '优化浇注系统，废品率由6.8%降到3.1%，年节约材料约190万元；',
              '用SPC监控壁厚等5个关键尺寸，报警后10分钟内停机检查成为班组制度。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '巴蜀工业大学',
            subtitle: '材料成型及控制工程·本科',
            dates: ['2006-09', '2010-06'],
          },
        ],
      },
      {
        kind: 'certificate',
        title: '证书与荣誉',
        items: [
          { title: '集团精益改善金奖', dates: '2022-12' },
          { title: '注册安全工程师', dates: '2021-10' },
          { title: '六西格玛黑带', dates: '2017-08' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      title: '管理能力',
      rows: {
        运营: ['精益生产', '产能规划', '预算'],
        质量: ['IATF 16949', '防错', 'SPC'],
        团队: ['班组建设', '梯队培养'],
        安全: ['双重预防', '应急演练'],
      },
    },
  },
  {
    key: 'zhuanhang-shuju',
    typeName: '转行数据分析',
    templateCode: 'timeline-zh',
    themeColor: '#7e9c30',
    title: '数据分析师简历（由会计转行）',
    person: {
      name: '程可期',
      headline: '财务数据分析·9年财务背景',
      phone: '139-0000-5160',
      email: 'cheng.keqi@example.com',
      location: '合肥',
    },
    summary:
      '九年财务与审计，2025年起系统学习数据分析并在本职工作中落地三个项目。懂数字从哪张单据来，也会把它算对、画清楚。应聘财务数据分析师。',
    sections: [
      {
        kind: 'project',
        title: '数据项目',
        items: [
          {
            title: '应收账款逾期预警',
            subtitle: '本职工作·独立完成',
            dates: ['2025-09', '2026-03'],
            tags: ['Python', 'SQL'],
            text: [
              '用三年回款记录建立逾期评分，前10%高风险客户覆盖了实际逾期金额的**64%**；',
              '每周自动发到销售手里，半年逾期90天以上余额由530万元降到310万元。',
            ],
          },
          {
            title: '费用报销异常识别',
            subtitle: '本职工作',
            dates: ['2025-04', '2025-08'],
            tags: ['SQL', 'Power BI'],
            text: '写出23条规则，覆盖重复发票、拆分报销等情形，当年退回不合规报销27万元。',
          },
        ],
      },
      {
        kind: 'experience',
        items: [
          {
            title: '皖川集团',
            subtitle: '财务主管',
            place: '合肥',
            dates: ['2021-06', 'now'],
            text: [
              '负责5家子公司的经营分析月报，编制时间由6天减到1天（脚本取数）；',
              '主讲内部SQL入门课，财务部19人中12人能自行取数。',
            ],
          },
          {
            title: '中诚会计师事务所',
            subtitle: '审计员至项目经理',
            place: '合肥',
            dates: ['2017-07', '2021-05'],
            text: '参与年审项目38个，带过5人小组；用Python批量核对函证，单个项目节省约40工时。',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '庐州财经大学',
            subtitle: '会计学·本科',
            dates: ['2013-09', '2017-06'],
          },
        ],
      },
      {
        kind: 'certificate',
        title: '学习与证书',
        items: [
          { title: '数据分析线上课程（120学时，含结业项目）', dates: '2025-03' },
          { title: '注册会计师', dates: '2020-12' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        数据: ['SQL', 'Python', 'pandas', 'Power BI'],
        财务: ['经营分析', '审计', '成本'],
        沟通: ['内部培训', '管理层汇报'],
      },
    },
  },
]
