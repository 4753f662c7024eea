import type { WrittenTemplate } from '../written-template'

/** A verification engineer for chips: one page like a data sheet. */
export const engineeringZh: WrittenTemplate = {
  layout: 'engineering',
  name: '芯片验证工程师',
  tags: ['minimalist', 'single-page'],
  title: '芯片验证工程师简历',
  note: '应聘高级数字验证工程师',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: '尉迟静',
    headline: '数字验证工程师',
    phone: '136-0000-7720',
    email: 'yuchi.jing@example.cn',
    location: '西安',
  },
  summary:
    '六年数字芯片验证，经历五次流片，四次一版成功。擅长把“感觉测够了”变成看得见的覆盖率，也愿意花一整天追一个只出现过一次的错误。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '秦岭微电子',
          subtitle: '高级验证工程师',
          place: '西安',
          dates: ['2022-10', 'now'],
          text: [
            '负责车规网关芯片以太网子系统验证，制定测试点**640条**，功能覆盖率达99.7%，回片后零功能缺陷；',
            '搭建可复用的UVM环境，三个项目沿用，新模块的首个用例由两周缩短到3天；',
            '引入形式化验证检查仲裁器，发现两处仿真跑不到的死锁，其中一处会使整车网络失联；',
            '把夜间回归从11小时压到4小时：去掉31%的重复用例，并按改动范围挑选其余。',
          ],
        },
        {
          title: '渭河集成电路设计',
          subtitle: '验证工程师',
          place: '西安',
          dates: ['2020-07', '2022-09'],
          text: [
            '独立完成DMA与中断控制器的模块级验证，提交缺陷87个，其中严重级9个；',
            '编写寄存器模型生成脚本，2,300个寄存器的用例自动产出，手工错误归零；',
            '回片调试时用三天定位低电压下的时钟毛刺，避免了一次改版。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '项目',
      items: [
        {
          title: '车规网关芯片',
          subtitle: '子系统验证负责人',
          dates: ['2023-02', '2025-04'],
          tags: ['22nm', 'ISO 26262', 'UVM'],
          text: '完成故障注入1.4万次，诊断覆盖率98.2%，一版流片成功，已量产46万颗。',
        },
        {
          title: '开源覆盖率查看器',
          subtitle: '作者',
          dates: ['2023-08', 'now'],
          link: 'https://yuchijing.example.cn/cov',
          tags: ['Rust', 'TypeScript'],
          text: '把两次回归的覆盖率差异画成一页，为12家公司的团队使用。',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        { title: '渭北理工大学', subtitle: '集成电路工程·硕士', dates: ['2017-09', '2020-06'] },
        { title: '渭北理工大学', subtitle: '微电子科学与工程·本科', dates: ['2013-09', '2017-06'] },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      title: '专利与荣誉',
      items: [
        { title: '一种回归用例的选择方法', subtitle: '发明专利，第一发明人', dates: '2024' },
        { title: '公司年度技术突破奖', dates: '2023' },
      ],
    },
  ],
  skills: {
    rows: {
      语言: ['SystemVerilog', 'Python', 'C', 'Tcl'],
      方法: ['UVM', '形式化验证', '故障注入'],
      协议: ['AXI', 'Ethernet TSN', 'CAN FD', 'PCIe'],
    },
  },
}
