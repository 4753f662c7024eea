import type { WrittenTemplate } from '../written-template'

/** A computer science graduate: one plain page for campus recruitment. */
export const classicZhCampus: WrittenTemplate = {
  layout: 'classic',
  code: 'classic-zh-campus',
  name: '前端开发校招',
  tags: ['fresh-graduate', 'campus-recruitment', 'minimalist', 'single-page'],
  title: '前端开发校招简历',
  note: '2026届校园招聘，前端开发方向',
  looks: { lineSpace: 'leading-relaxed', themeColor: '#4c7e77' },
  margin: { left: 54, right: 54, top: 46, bottom: 42 },
  person: {
    name: '周予白',
    headline: '前端开发工程师·2026届',
    phone: '139-0000-7725',
    email: 'zhou.yubai@example.cn',
    location: '北京、武汉',
  },
  labels: { location: '意向城市' },
  facts: { 代码: { kind: 'profile', value: 'yubai', url: 'https://code.example.cn/yubai' } },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: '江汉信息工程大学',
          subtitle: '计算机科学与技术·本科',
          dates: ['2022-09', '2026-06'],
          facts: [
            { key: 'score', label: 'GPA', value: '3.72/4.0' },
            { key: 'rank', label: '排名', value: '11/186' },
          ],
          text: '主修课程：数据结构（96）、操作系统（93）、计算机网络（95）、编译原理（91）、人机交互（98）。',
        },
      ],
    },
    {
      kind: 'experience',
      title: '实习经历',
      items: [
        {
          title: '橙舟在线',
          subtitle: '前端开发实习生·协作文档组',
          place: '武汉',
          dates: ['2025-06', '2025-10'],
          text: [
            '改造大表格渲染，以虚拟滚动与分层画布替换逐格节点，10万单元格首屏由4.6秒缩短到**0.7秒**；',
            '定位评论侧栏的内存泄漏，连续编辑两小时的内存占用由1.2GB降到340MB；',
            '为6个基础组件补齐键盘操作与读屏标签，编写117条组件测试，覆盖率由52%提高到88%。',
          ],
        },
        {
          title: '远帆教育软件',
          subtitle: '前端开发实习生',
          place: '武汉',
          dates: ['2024-07', '2024-09'],
          text: [
            '独立完成题库编辑器的公式输入与图片裁剪，服务1,300名教师，录题速度提升近一倍；',
            '将构建工具由Webpack迁移至Vite，本地启动时间由38秒降到2秒。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      items: [
        {
          title: '校园拼车小程序“顺路”',
          subtitle: '前端负责人',
          dates: ['2024-03', '2024-12'],
          tags: ['TypeScript', 'React', 'Node.js'],
          text: [
            '4人团队从零上线，注册学生6,800人，累计成行2.1万单，获省大学生软件设计大赛**一等奖**；',
            '设计路线匹配与消息重连机制，弱网下消息送达率由91%提高到99.7%。',
          ],
        },
        {
          title: '迷你响应式框架',
          subtitle: '个人项目',
          dates: ['2023-10', '2024-02'],
          link: 'https://code.example.cn/yubai/tiny-signal',
          text: '- 用900行代码实现信号、编译期静态提升与服务端渲染，配套12篇源码笔记，收获640颗星标。',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      title: '荣誉与证书',
      items: [
        { title: '省大学生软件设计大赛一等奖', dates: '2024-11' },
        { title: '程序设计竞赛区域赛银奖', dates: '2023-11' },
        { title: '英语六级（573分）', dates: '2023-12' },
      ],
    },
  ],
  skills: {
    title: '专业技能',
    rows: {
      前端: ['TypeScript', 'React', 'Vue', '浏览器性能', '无障碍'],
      其他: ['Node.js', 'MySQL', 'Linux', 'Git协作流程'],
    },
  },
}
