import type { WrittenExample } from '../example-source'

export const graduateZh: WrittenExample[] = [
  {
    key: 'yingjie-jisuanji',
    typeName: '计算机应届生',
    templateCode: 'compact-zh-campus',
    themeColor: '#487bc2',
    title: '2027届后端开发校招简历',
    person: {
      name: '傅星野',
      headline: '后端开发·2027届本科',
      phone: '131-0000-8293',
      email: 'fu.xingye@example.com',
      location: '西安',
      url: 'git.example.com/xingye',
    },
    sections: [
      {
        kind: 'education',
        items: [
          {
            title: '渭北工业大学',
            subtitle: '计算机科学与技术·本科',
            dates: ['2023-09', '2027-06'],
            facts: { 排名: '9/142', 课程: '操作系统94、数据库92、计算机网络90' },
          },
        ],
      },
      {
        kind: 'experience',
        title: '实习经历',
        items: [
          {
            title: '秦川云服务',
            subtitle: '后端开发实习生',
            place: '西安',
            dates: ['2026-06', '2026-09'],
            text: [
              '为计费服务补上幂等键与重试，联调期重复扣费用例由5个降为0；',
              '定位一处慢查询，加联合索引后接口P99由1.8秒降到**210毫秒**；',
              '把对账脚本改写为可续跑的批处理，失败后重跑由40分钟缩短到6分钟；',
              '写完两篇故障复盘文档，被团队用作新人材料。',
            ],
          },
          {
            title: '丝路地理信息',
            subtitle: '研发实习生',
            place: '西安',
            dates: ['2025-07', '2025-08'],
            text: [
              '用Python编写轨迹清洗工具，剔除漂移点与重复点，2.6亿条记录由两天处理完缩短到5小时；',
              '补齐49个单元测试，覆盖率由35%提高到81%。',
            ],
          },
        ],
      },
      {
        kind: 'project',
        items: [
          {
            title: '校园二手书交易平台',
            subtitle: '4人·后端负责人',
            dates: ['2025-03', '2025-12'],
            tags: ['Go', 'PostgreSQL', 'Redis'],
            text: [
              '设计库存与订单状态机，压测800次/秒下无超卖；',
              '用Docker编排部署，配好每日备份并演练过一次恢复，用时11分钟；',
              '上线两学期，1200名同学使用，成交3600本。',
            ],
          },
          {
            title: '简易数据库内核',
            subtitle: '课程项目',
            dates: ['2025-09', '2026-01'],
            tags: ['C++', 'B+树', 'MVCC'],
            text: [
              '实现B+树索引、两阶段锁与崩溃恢复，通过课程全部217个测试；',
              '自写随机故障测试，连续断电模拟1万次无数据丢失，另发现讲义示例代码的一处死锁。',
            ],
          },
        ],
      },
      {
        kind: 'volunteer',
        title: '校园经历',
        items: [
          {
            title: '程序设计竞赛协会',
            subtitle: '训练组长',
            dates: ['2024-09', '2026-06'],
            text: '每周组织一次模拟赛，两年累计68场；整理题解210篇，协会省赛获奖由2队增至5队。',
          },
        ],
      },
      {
        kind: 'award',
        title: '竞赛与荣誉',
        items: [
          { title: '省大学生程序设计竞赛银奖', dates: '2025-11' },
          { title: '全国大学生数学竞赛省二等奖', dates: '2024-11' },
          { title: '校一等奖学金（两次）', dates: '2024' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        语言: ['Go', 'C++', 'Python'],
        后端: ['PostgreSQL', 'Redis', 'Linux', 'Docker'],
        英语: ['CET-6 548'],
      },
    },
  },
  {
    key: 'yingjie-faxue',
    typeName: '法学应届生',
    templateCode: 'classic-zh-campus',
    themeColor: '#9c3c71',
    title: '2027届法务校招简历',
    person: {
      name: '柳清和',
      headline: '法务·2027届硕士',
      phone: '130-0000-6652',
      email: 'liu.qinghe@example.com',
      location: '北京、天津',
    },
    sections: [
      {
        kind: 'education',
        items: [
          {
            title: '京畿政法大学',
            subtitle: '民商法学·硕士',
            dates: ['2024-09', '2027-06'],
            facts: { 排名: '前8%', 论文: '数据交易中的瑕疵担保责任' },
          },
          {
            title: '北原大学',
            subtitle: '法学·本科',
            dates: ['2020-09', '2024-06'],
            facts: { 排名: '12/118', 荣誉: '校优秀毕业生' },
          },
        ],
      },
      {
        kind: 'experience',
        title: '实习经历',
        items: [
          {
            title: '明衡律师事务所',
            subtitle: '实习律师助理·商事争议',
            place: '北京',
            dates: ['2026-03', '2026-07'],
            text: [
              '参与4件买卖合同仲裁，整理证据1600余页，起草代理意见初稿2份；',
              '检索类案83份并做成对照表，其中一项裁判观点被庭审采用；',
              '编写证据目录模板，单案整理时间由三天缩短到一天半。',
            ],
          },
          {
            title: '朔风新能源',
            subtitle: '法务实习生',
            place: '天津',
            dates: ['2025-07', '2025-09'],
            text: [
              '审阅采购、保密类合同**112份**，归纳高频风险条款17项，写成业务人员看得懂的两页提示；',
              '用Excel梳理历史合同台账，发现到期未续约协议9份。',
            ],
          },
        ],
      },
      {
        kind: 'project',
        title: '校园经历',
        items: [
          {
            title: '法律援助中心',
            subtitle: '值班组长',
            dates: ['2024-10', '2026-06'],
            text: '接待咨询240余人次，以劳动争议为主，代写文书31份，回访的58人中有44人拿回工资或押金。',
          },
          {
            title: '模拟仲裁庭竞赛',
            subtitle: '申请人代理人·4人',
            dates: ['2025-03', '2025-05'],
            text: '负责损失赔偿部分的书状与庭辩，队伍进入全国八强，获最佳书状提名。',
          },
        ],
      },
      {
        kind: 'certificate',
        items: [
          { title: '法律职业资格（A证）', dates: '2024-11' },
          { title: '英语六级 571', dates: '2023-06' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        专业: ['合同审查', '类案检索', '法律文书'],
        语言: ['英语合同阅读'],
        工具: ['法律数据库', 'Excel'],
      },
    },
  },
]
