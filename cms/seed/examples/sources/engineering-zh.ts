import type { WrittenExample } from '../example-source'

export const engineeringZh: WrittenExample[] = [
  {
    key: 'qianduan-gongchengshi',
    typeName: '前端工程师',
    templateCode: 'classic-zh',
    themeColor: '#487bc2',
    title: '前端工程师简历',
    person: {
      name: '沈知远',
      headline: '前端工程师·5年',
      phone: '138-0000-2204',
      email: 'shen.zhiyuan@example.com',
      location: '杭州',
      url: 'zhiyuan.example.com',
    },
    summary:
      '五年Web前端经验，做过日活30万的商家后台和两套内部组件库。擅长把“慢”和“卡”变成可以测量、可以排期的问题；习惯先写测试页，再写组件。',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: '云集市科技',
            subtitle: '前端工程师·商家平台',
            place: '杭州',
            dates: ['2023-04', 'now'],
            text: [
              '将商家后台由整页刷新改为按路由拆包，首屏脚本由1.9MB降到**420KB**，中位首屏时间由4.1秒降到1.6秒；',
              '重写订单表格，支持5万行虚拟滚动与键盘操作，客服平均每单处理时间缩短11秒；',
              '建立组件库的无障碍检查，合并前自动跑一遍，半年内读屏问题由63个减到4个；',
              '把86个页面由Vue 2分批迁到React与TypeScript，历时七个月，迁移期间照常双周发版；',
              '带教两名应届生，均在三个月内独立负责模块。',
            ],
          },
          {
            title: '蓝杉信息',
            subtitle: '前端开发',
            place: '南京',
            dates: ['2021-07', '2023-03'],
            text: [
              '负责医院预约小程序与管理端，覆盖6家医院、日均预约约8000次；',
              '设计离线草稿机制，填表中断后可恢复，放弃率由18%降到9%；',
              '把图表从三套实现合并为一套，删掉约1.2万行代码。',
            ],
          },
          {
            title: '石城软件园',
            subtitle: '前端实习生',
            place: '南京',
            dates: ['2020-07', '2020-09'],
            text: '为园区缴费系统补上37个表单的校验与错误提示，缴费失败的来电由每周约40个减到12个。',
          },
        ],
      },
      {
        kind: 'project',
        title: '开源与项目',
        items: [
          {
            title: 'tiny-grid',
            subtitle: '轻量表格组件·作者',
            dates: ['2022-05', 'now'],
            link: 'https://git.example.com/tiny-grid',
            text: [
              '零依赖、9KB，支持冻结列与键盘导航，收到47位贡献者的合并请求；',
              '用Vitest与Playwright在三种浏览器内核上测试，发布四年无回退版本。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '江宁理工大学',
            subtitle: '软件工程·本科',
            dates: ['2017-09', '2021-06'],
            facts: { 绩点: '3.7/4.0', 英语: 'CET-6 532' },
          },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      title: '专业技能',
      rows: {
        语言与框架: ['TypeScript', 'React', 'Vue'],
        工程化: ['Vite', 'Vitest', 'Playwright', 'CI'],
        性能与质量: ['Web Vitals', '无障碍', '错误监控'],
      },
    },
  },
  {
    key: 'ceshi-kaifa',
    typeName: '测试开发工程师',
    templateCode: 'compact-zh-campus',
    themeColor: '#4c7e77',
    title: '测试开发工程师简历',
    person: {
      name: '顾明棠',
      headline: '测试开发工程师·7年',
      phone: '136-0000-7718',
      email: 'gu.mingtang@example.com',
      location: '成都',
    },
    summary:
      '七年测试与质量平台经验。相信好的测试让人敢改代码：关心用例能不能失败、失败时说不说得清原因，而不是用例的条数。希望继续做支付、出行一类出错代价高的系统。',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: '川岳支付',
            subtitle: '高级测试开发工程师',
            place: '成都',
            dates: ['2022-03', 'now'],
            text: [
              '搭建对账链路的故障注入平台，覆盖超时、重复、乱序等14类故障，上线前发现资金类缺陷**23个**；',
              '把回归由6小时压到38分钟：拆分并行、删除1400条重复用例、隔离外部依赖；',
              '治理偶发失败，建立“隔离—定位—修复”流程，偶发率由7.5%降到0.4%；',
              '与研发共定可测性规范，新服务接入测试由5天缩短到1天；',
              '为12个核心接口引入契约测试，跨团队联调返工由每月9次降到2次；',
              '带5人小组，制定用例评审清单，线上漏测由每季度11个降到3个。',
            ],
          },
          {
            title: '锦程出行',
            subtitle: '测试工程师',
            place: '成都',
            dates: ['2019-07', '2022-02'],
            text: [
              '负责派单与计价模块，设计以真实行程回放为核心的计价校验，规则改版零资损；',
              '用Python与pytest编写接口自动化框架，被4个小组采用，用例由人工200条增至自动1100条；',
              '节前压测派单服务，定位连接池与锁竞争两处瓶颈，同等机器下峰值由每秒3200单提高到5100单。',
            ],
          },
          {
            title: '蓉北软件',
            subtitle: '测试实习生',
            place: '成都',
            dates: ['2018-07', '2018-10'],
            text: '执行政务系统功能测试，提交缺陷146个，其中31个为高优先级，缺陷描述被用作组内模板。',
          },
        ],
      },
      {
        kind: 'project',
        items: [
          {
            title: '测试环境按需创建',
            subtitle: '负责人·3人',
            dates: ['2024-03', '2024-11'],
            tags: ['Docker', 'Kubernetes', 'Jenkins'],
            text: [
              '每个合并请求自动获得一套隔离环境，创建约4分钟，闲置两小时自动回收；',
              '排队等环境由平均1.5天变为不再排队，测试机由64台减到40台。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '锦江理工学院',
            subtitle: '计算机科学与技术·本科',
            dates: ['2015-09', '2019-06'],
            facts: { 排名: '17/131', 毕业设计: '基于录制回放的接口回归测试' },
          },
        ],
      },
      {
        kind: 'certificate',
        items: [
          { title: '软件评测师（中级）', dates: '2021-11' },
          { title: '英语六级 521', dates: '2017-12' },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        自动化: ['Python', 'pytest', 'Java', 'Playwright'],
        平台: ['Docker', 'Kubernetes', 'Jenkins'],
        专项: ['压力测试', '故障注入', '契约测试'],
        数据: ['SQL', '数据构造', '对账'],
      },
    },
  },
]
