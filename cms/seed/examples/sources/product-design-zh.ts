import type { WrittenExample } from '../example-source'

export const productDesignZh: WrittenExample[] = [
  {
    key: 'jiaohu-shejishi',
    typeName: '交互设计师',
    templateCode: 'sidebar-zh',
    themeColor: '#743a80',
    title: '交互设计师简历',
    person: {
      name: '叶疏桐',
      headline: '交互设计师·6年',
      phone: '139-0000-6415',
      email: 'ye.shutong@example.com',
      location: '广州',
      url: 'shutong.example.com',
    },
    summary:
      '六年交互设计，做过政务、医疗和家电面板三种完全不同的界面。擅长把复杂流程画短，也擅长在用户面前把自己的方案推翻。',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: '岭南数字政务',
            subtitle: '交互设计师',
            place: '广州',
            dates: ['2022-06', 'now'],
            text: [
              '重新设计新生儿落户联办，材料由11份减到5份，平均到场由3次变为**0次**；',
              '走访7个街道大厅、访谈54人，整理出“填不下去”的九个原因并逐一修改；',
              '制定适老与读屏规范，成为省内四个平台共用的设计要求；',
              '在Figma中建立政务组件库，含126个组件，新事项出稿由6天缩短到2天；',
              '每月组织一次可用性测试，把录像剪成五分钟给开发与业务一起看。',
            ],
          },
          {
            title: '和悦家电',
            subtitle: '用户体验设计师',
            place: '佛山',
            dates: ['2020-07', '2022-05'],
            text: [
              '为三条产品线统一按键与屏幕的操作逻辑，说明书由48页减到20页；',
              '组织22户入户观察，取消4个从不使用的模式，售后咨询减少约三成；',
              '与结构工程师用纸板样机试了9轮旋钮，误触率由15%降到4%。',
            ],
          },
          {
            title: '珠江设计中心',
            subtitle: '交互设计实习生',
            place: '广州',
            dates: ['2019-07', '2019-10'],
            text: '参与医院自助机改版，绘制流程图31张，挂号步骤由9步减到5步。',
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
            dates: ['2023-09', '2024-01'],
            text: [
              '为父母一辈设计的大字复诊提醒，两家社区医院试用，约300位患者使用；',
              '三轮测试后把首页按钮由7个减到2个，独立完成率由54%升到91%。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '南岭美术学院',
            subtitle: '工业设计·本科',
            dates: ['2016-09', '2020-06'],
            facts: { 毕业设计: '给视障者的厨房计时器（院优秀毕业设计）' },
          },
        ],
      },
      {
        kind: 'volunteer',
        items: [
          {
            title: '长者手机课堂',
            subtitle: '讲师',
            dates: ['2023', 'now'],
            text: '每月一课，累计约260人次；课上记下的困难，已有12条在平台上改掉。',
          },
        ],
      },
      { kind: 'skill' },
      {
        kind: 'award',
        title: '获奖',
        items: [
          { title: '省政务服务创新案例', dates: '2024-09' },
          { title: '适老设计大赛银奖', dates: '2023-11' },
        ],
      },
      {
        kind: 'language',
        items: [
          { title: '粤语', subtitle: '母语' },
          { title: '英语', subtitle: 'CET-6 519' },
        ],
      },
    ],
    skills: {
      title: '能力',
      rows: {
        研究: ['用户访谈', '可用性测试'],
        设计: ['Figma', '原型', '设计规范'],
        协作: ['工作坊', '前端基础'],
      },
    },
  },
  {
    key: 'chanpin-jingli',
    typeName: '产品经理',
    templateCode: 'timeline-zh',
    themeColor: '#388f8f',
    title: '产品经理简历',
    person: {
      name: '陆闻笙',
      headline: 'B端产品经理·6年',
      phone: '137-0000-9026',
      email: 'lu.wensheng@example.com',
      location: '上海',
    },
    summary:
      '六年B端产品经验，主做仓储与供应链。每季度在仓库里上两天班；需求评审前先问三句：谁在用、多久用一次、不做会怎样。',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: '集流供应链',
            subtitle: '产品经理·仓储系统',
            place: '上海',
            dates: ['2022-08', 'now'],
            text: [
              '重做拣货路径，47个仓上线后单均行走距离缩短**26%**，新员工上岗培训由3天减到1天；',
              '把错发率拆成五个环节分别计量，两个季度由万分之三十一降到万分之九；',
              '砍掉使用率低于1%的17个功能，版本测试周期缩短4天，无客户投诉；',
              '用SQL自建仓库健康度日报，异常由客户来电才知道变为平均提前2小时发现。',
            ],
          },
          {
            title: '明州软件',
            subtitle: '产品专员',
            place: '宁波',
            dates: ['2020-07', '2022-07'],
            text: [
              '负责中小企业进销存的移动端，从零到付费客户620家；',
              '建立客户回访机制，每周5通电话，需求池由“谁声音大”改为按频次与影响排序；',
              '重画开单流程的Axure原型，录入一张单据由14次点击减到6次。',
            ],
          },
          {
            title: '甬江物流园',
            subtitle: '产品实习生',
            place: '宁波',
            dates: ['2019-07', '2019-09'],
            text: '跟车、跟仓各两周，画出入库到签收的流程图，找出4处重复登记，当年取消3处。',
          },
        ],
      },
      {
        kind: 'project',
        items: [
          {
            title: '大促波次自动排程',
            subtitle: '产品负责人·9人',
            dates: ['2024-12', '2025-10'],
            text: [
              '与6位仓长共创排程规则，先在2个仓并行跑三周，再推广到全部47个仓；',
              '大促当日出库及时率由91%升到98.3%，临时工由每仓平均40人减到28人。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '东海财经大学',
            subtitle: '信息管理与信息系统·本科',
            dates: ['2016-09', '2020-06'],
          },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        产品: ['需求分析', '流程设计', '数据指标'],
        工具: ['SQL', 'Axure', 'Figma'],
        行业: ['仓储', '运输', '电商履约'],
      },
    },
  },
]
