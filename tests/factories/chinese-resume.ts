import { writtenContent } from '../../cms/seed/written/written-content'
import type { WrittenResume } from '../../cms/seed/written/written-resume'
import { resumeContent, type ResumeContent, type ResumeContentInput } from '../../collections/resumes/schema'

/** A Chinese resume of about two pages, with every kind of section; invented throughout. */
export function chineseResume(config: ResumeContentInput['config'] = {}): ResumeContent {
  return resumeContent.parse({
    ...writtenContent(WRITTEN),
    avatar: { url: 'https://example.com/photo.jpg', show: true, width: 92, radius: 4 },
    config: { language: 'zh-CN', ...config },
    margin: { left: 44, right: 44, top: 40, bottom: 40 },
  })
}

const WRITTEN: WrittenResume = {
  language: 'zh-CN',
  title: '林知夏的简历',
  person: {
    name: '林知夏',
    headline: '高级前端工程师 · 编辑器与排版方向',
    phone: '138 0000 0000',
    email: 'zhixia.lin@example.com',
    location: '浙江杭州',
  },
  labels: { location: '所在地' },
  facts: {
    GitHub: { kind: 'profile', value: 'zhixia-lin', url: 'https://github.com/zhixia-lin' },
    博客: { kind: 'url', value: '', url: 'https://zhixia.example.com/' },
    出生年月: { kind: 'birth', value: '1996 年 5 月' },
  },
  summaryTitle: '个人优势',
  summary:
    '六年 Web 前端经验，近四年专注富文本编辑器、排版引擎与性能优化。主导过日活 120 万的在线文档产品从 0 到 1 的建设，熟悉 **TypeScript**、React 与浏览器渲染原理；重视可访问性与代码质量，乐于写文档、带新人，开源项目累计获得 3,200+ star。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '云栈科技有限公司',
          subtitle: '高级前端工程师 / 编辑器组负责人',
          place: '杭州',
          dates: ['2021-07', 'now'],
          tags: ['TypeScript', 'React', 'ProseMirror', 'Canvas', '排版引擎'],
          facts: [
            { key: 'team', label: '团队规模', value: '9 人' },
            { key: 'report', label: '汇报对象', value: '前端技术总监' },
          ],
          text: [
            '主导在线文档编辑器内核重构，将 contenteditable 方案替换为自研数据模型与增量渲染，输入延迟 p95 由 68 ms 降至 **14 ms**，大文档（10 万字）首屏时间缩短 61%。',
            '设计并落地分页排版引擎，支持孤行控制、标题跟随、表格跨页与中西文间距，屏幕与 PDF 输出逐行一致，导出服务成本下降 43%。',
            '建立前端性能基线与回归体系：接入 20+ 条核心链路，线上卡顿率由 2.1% 降至 0.4%；推动 [Web Vitals 看板](https://example.com/vitals) 成为团队周会固定议题。',
            '带领 9 人小组完成三个季度的 OKR，培养两名工程师晋升；面试 60+ 场，主笔团队《编辑器开发手册》。',
          ],
        },
        {
          title: '青禾数据（上海）有限公司',
          subtitle: '前端工程师',
          place: '上海',
          dates: ['2018-07', '2021-06'],
          text: [
            '负责可视化搭建平台的画布与组件体系，支撑 300+ 业务页面，平均搭建时长由 3 天缩短到 4 小时。',
            '设计跨框架组件协议与沙箱加载方案，实现 Vue 与 React 组件混用；包体积减少 38%，沉淀专利 2 项。',
            '推动单元测试与端到端测试落地，核心模块覆盖率从 12% 提升到 86%，发布回滚次数下降 70%。',
            '参与公司设计系统建设：',
            '  - 制定颜色、间距与字号的设计变量；',
            '  - 完成 42 个基础组件的无障碍改造，通过 WCAG 2.1 AA 检查。',
          ],
        },
        {
          title: '拾光教育',
          subtitle: '前端开发实习生',
          place: '南京',
          dates: ['2017-07', '2017-12'],
          text: '参与在线课堂白板功能开发，实现基于 WebSocket 的多人协同批注与回放，服务 2,000+ 并发课堂；编写首个移动端适配方案，低端安卓机帧率由 22 fps 提升至 55 fps。',
        },
      ],
    },
    {
      kind: 'project',
      items: [
        {
          title: '墨页：开源简历排版引擎',
          subtitle: '作者与主要维护者',
          dates: ['2022-03', 'now'],
          link: 'https://github.com/example/moye',
          tags: ['Node.js', 'Puppeteer', 'HarfBuzz', 'PDF/UA'],
          text: [
            '以纯函数描述版式、以数据描述分页的排版引擎，浏览器与服务端共用同一份结果。',
            '',
            '1. 分页算法支持孤行寡行、标题跟随与整块保持，两页中文简历分页耗时 < 6 ms；',
            '2. 字体按文档子集化，PDF 体积由 1.1 MB 降至 156 KB，文本可完整复制与检索；',
            '3. 通过 2,400 个随机文档的性质测试，保证不丢字、不重字、无空白页。',
          ].join('\n'),
        },
        {
          title: '协同白板 SDK',
          subtitle: '核心开发',
          dates: ['2020-02', '2021-03'],
          text: [
            '基于 CRDT 实现离线可用的多端协同，冲突合并正确率 100%（5 万次模糊测试）。',
            '提供 12 个插件扩展点，被 4 个业务线接入，累计创建白板 90 万张。',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '东南大学',
          subtitle: '软件工程 · 本科',
          place: '南京',
          dates: ['2014-09', '2018-06'],
          tags: ['数据结构', '编译原理', '计算机图形学', '人机交互'],
          facts: [
            { key: 'score', label: 'GPA', value: '3.8 / 4.0（专业前 5%）' },
            { key: '', label: '荣誉', value: '国家奖学金、优秀毕业生' },
          ],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      title: '获奖与证书',
      items: [
        { title: '全国大学生软件创新大赛一等奖', subtitle: '队长', dates: '2017-05' },
        { title: '公司年度技术突破奖', subtitle: '云栈科技', dates: '2023-01' },
        { title: '系统架构设计师（高级）', subtitle: '工业和信息化部', dates: '2022-11' },
      ],
    },
    {
      kind: 'language',
      title: '语言能力',
      items: [
        { title: '英语', subtitle: 'CET-6 612 分，可作为工作语言' },
        { title: '日语', subtitle: 'JLPT N2' },
      ],
    },
    {
      kind: 'interest',
      title: '兴趣爱好',
      items: [{ title: '字体与书籍设计', tags: ['活字印刷', '马拉松', '摄影'] }],
    },
  ],
  skills: {
    title: '专业技能',
    rows: {
      'TypeScript / JavaScript': { value: 9, level: '精通' },
      'React 与状态管理': { value: 9, level: '精通' },
      浏览器渲染与性能优化: { value: 8, level: '熟练' },
      'Node.js 服务端': { value: 7, level: '熟练', tags: ['Express', 'Remix'] },
      'PDF 与字体技术': 8,
      工程化: ['Vite', 'Vitest', 'Playwright'],
    },
  },
}
