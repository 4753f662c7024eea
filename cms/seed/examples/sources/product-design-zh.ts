import type { ExampleSource } from '../example-source'

export const productDesignZh: ExampleSource[] = [
  {
    key: 'jiaohu-shejishi',
    group: 'product-design',
    typeName: '交互设计师',
    language: 'zh-CN',
    templateCode: 'sidebar-zh',
    themeColor: '#743a80',
    title: '交互设计师简历',
    person: {
      name: '叶疏桐',
      headline: '交互设计师·5年',
      phone: '139-0000-6415',
      email: 'ye.shutong@example.com',
      location: '广州',
      url: 'shutong.example.com',
    },
    summary:
      '五年交互设计，做过政务、医疗和家电面板三种完全不同的界面。擅长把复杂流程画短，也擅长在用户面前把自己的方案推翻。',
    sections: [
      {
        kind: 'experience',
        title: '工作经历',
        items: [
          {
            title: '岭南数字政务',
            subtitle: '交互设计师',
            place: '广州',
            start: '2022-06',
            end: 'now',
            text: [
              '重新设计新生儿落户联办，材料由11份减到5份，平均办理由3次到场变为**0次**；',
              '走访7个街道办事大厅、访谈54人，整理出“填不下去”的九个原因并逐一修改；',
              '制定适老与读屏规范，成为省内四个平台共用的设计要求。',
            ],
          },
          {
            title: '和悦家电',
            subtitle: '用户体验设计师',
            place: '佛山',
            start: '2020-07',
            end: '2022-05',
            text: [
              '为三条产品线统一按键与屏幕的操作逻辑，说明书由48页减到20页；',
              '组织22户入户观察，据此取消4个从不使用的模式，售后咨询减少约三成。',
            ],
          },
        ],
      },
      {
        kind: 'project',
        title: '作品',
        items: [
          {
            title: '复诊提醒小程序',
            subtitle: '个人项目',
            start: '2023-09',
            end: '2024-01',
            text: ['为父母一辈设计的大字复诊提醒，两家社区医院试用，约300位患者使用。'],
          },
        ],
      },
      {
        kind: 'education',
        title: '教育背景',
        items: [
          {
            title: '南岭美术学院',
            subtitle: '工业设计·本科',
            start: '2016-09',
            end: '2020-06',
          },
        ],
      },
      {
        kind: 'skill',
      },
    ],
    skills: {
      title: '能力',
      rows: {
        研究: ['用户访谈', '可用性测试', '服务蓝图'],
        设计: ['Figma', '原型', '设计规范'],
        协作: ['工作坊', '前端基础'],
      },
    },
  },
  {
    key: 'chanpin-jingli',
    group: 'product-design',
    typeName: '产品经理',
    language: 'zh-CN',
    templateCode: 'timeline-zh',
    themeColor: '#388f8f',
    title: '产品经理简历',
    person: {
      name: '陆闻笙',
      headline: 'B端产品经理·5年',
      phone: '137-0000-9026',
      email: 'lu.wensheng@example.com',
      location: '上海',
    },
    summary:
      '五年B端产品经验，主做仓储与供应链。每季度在仓库里上两天班；需求评审前先问三句：谁在用、多久用一次、不做会怎样。',
    sections: [
      {
        kind: 'experience',
        title: '工作经历',
        items: [
          {
            title: '集流供应链',
            subtitle: '产品经理·仓储系统',
            place: '上海',
            start: '2022-08',
            end: 'now',
            text: [
              '重做拣货路径，47个仓上线后单均行走距离缩短**26%**，新员工上岗培训由3天减到1天；',
              '把错发率拆成五个环节分别计量，两个季度由万分之三十一降到万分之九；',
              '砍掉使用率低于1%的17个功能，版本测试周期缩短4天，无客户投诉。',
            ],
          },
          {
            title: '明州软件',
            subtitle: '产品专员',
            place: '宁波',
            start: '2020-07',
            end: '2022-07',
            text: [
              '负责中小企业进销存的移动端，从零到付费客户620家；',
              '建立客户回访机制，每周5通电话，需求池由“谁声音大”改为按频次与影响排序。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        title: '教育背景',
        items: [
          {
            title: '东海财经大学',
            subtitle: '信息管理与信息系统·本科',
            start: '2016-09',
            end: '2020-06',
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
        产品: ['需求分析', '流程设计', '数据指标'],
        工具: ['SQL', 'Axure', 'Figma'],
        行业: ['仓储', '运输', '电商履约'],
      },
    },
  },
]
