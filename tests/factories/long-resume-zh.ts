import type { WrittenResume } from '../../cms/seed/written/written-resume'

/** An architect of industrial software: about 1,500 Chinese characters with English words among them. */
export const longResumeZh: WrittenResume = {
  language: 'zh-CN',
  title: '平台架构师简历',
  person: {
    name: '方砚舟',
    headline: '平台架构师',
    phone: '138-0000-4409',
    email: 'fang.yanzhou@example.cn',
    location: '西安',
    url: 'yanzhou.example.cn',
  },
  labels: { location: '城市', url: '主页' },
  facts: { 工作年限: '12年' },
  summary:
    '十二年工业软件研发经验，最近五年负责设备物联与时序数据平台。带领过从8人到46人的团队，交付的平台接入**31万台**设备，稳定运行在电力、冶金与轨道交通现场。重视可观测性与可回退，认为一个系统最好的时候，是凌晨三点没有人需要醒来的时候。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '衡远工业互联',
          subtitle: '平台架构师',
          place: '西安',
          dates: ['2019-05', 'now'],
          tags: ['Rust', 'Kafka', 'ClickHouse', 'Kubernetes'],
          facts: [
            { key: 'team', label: '团队', value: '46人（研发、测试、交付）' },
            { key: 'report', label: '汇报对象', value: '技术副总裁' },
          ],
          text: [
            '主持设备物联平台第三代架构设计，写入能力由每秒38万点提升到**420万点**，单点存储成本下降64%；',
            '设计边缘与云端的断点续传协议，在井下、隧道等弱网环境连续断网72小时后仍可完整补传，数据丢失率为零；',
            '建立统一的设备模型与规则引擎，新设备接入周期由三周缩短至两天，累计沉淀设备模板1,260个：',
            '  - 以声明式描述替代手写驱动，现场工程师无需开发即可完成八成接入；',
            '  - 规则在沙箱中逐条回放历史数据，上线前误报率控制在1%以内；',
            '推动多租户隔离改造，按租户限流与计量，单集群承载客户由20家扩展到175家；',
            '制定研发质量门禁，自动化测试覆盖率由34%提高到81%，线上一级故障三年仅发生一次，恢复用时11分钟。',
          ],
        },
        {
          title: '启明电力软件',
          subtitle: '技术经理',
          place: '南京',
          dates: ['2015-08', '2019-04'],
          tags: ['Java', 'PostgreSQL', 'InfluxDB'],
          text: [
            '负责调度自动化系统的历史数据服务，重写压缩与索引模块，三年曲线的查询时间由27秒降到**0.9秒**；',
            '带领14人完成两个省级调度中心的系统替换，新旧系统并行运行90天，切换当日零中断；',
            '引入故障注入演练，覆盖磁盘写满、时钟跳变、网络分区等23类场景，提前发现缺陷61项；',
            '编写接口规范与联调手册，外部厂商联调的平均轮次由7次减少到3次。',
          ],
        },
        {
          title: '瑞川自动化',
          subtitle: '软件工程师',
          place: '南京',
          dates: ['2012-07', '2015-07'],
          text: [
            '开发组态软件的图元渲染内核，万级图元画面的刷新率由每秒9帧提升到每秒55帧；',
            '实现Modbus、IEC 104等六种规约的解析库，通过第三方一致性测试，至今仍在产品中使用；',
            '参与现场调试47次，足迹遍及11个省份，整理故障案例集，被列为新员工必读材料。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '代表项目',
      items: [
        {
          title: '高炉数字孪生与能效优化',
          subtitle: '总架构师',
          dates: ['2021-10', '2023-04'],
          link: 'https://yanzhou.example.cn/furnace',
          text: [
            '汇聚4,300个测点与图像数据，建立炉况预测模型，提前40分钟预警异常，准确率达到92%；',
            '与工艺专家共同设计操作建议的解释界面，一线采纳率由最初的35%提高到**78%**，吨铁燃料消耗下降11千克，年化收益约3,600万元。',
          ],
        },
        {
          title: '轨道交通车辆健康管理',
          subtitle: '技术负责人',
          dates: ['2020-03', '2021-09'],
          text: [
            '为两条线路、96列车辆建设在线监测系统，覆盖走行部、牵引与空调等七个子系统；',
            '将计划修改为状态修，列车平均回库检修次数减少29%，正线晚点事件同比下降四成。',
          ],
        },
        {
          title: '时序数据库压缩算法Tern',
          subtitle: '开源作者',
          dates: ['2018-02', 'now'],
          link: 'https://code.example.cn/tern',
          text: [
            '面向工业浮点数据的无损压缩，压缩比较常见算法高出1.7倍，解压吞吐每核每秒2.1GB；收获3,800余颗星标，合并来自29位贡献者的提交。',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: '渭北电子科技学院',
          subtitle: '控制科学与工程 · 硕士',
          dates: ['2009-09', '2012-06'],
          facts: [{ key: 'thesis', label: '论文', value: '有损网络下的分布式状态估计' }],
        },
        {
          title: '渭北电子科技学院',
          subtitle: '自动化 · 本科',
          dates: ['2005-09', '2009-06'],
          facts: [{ key: 'rank', label: '排名', value: '6/124' }],
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'publication',
      title: '专利与论文',
      items: [
        { title: '一种弱网环境下的时序数据补传方法', subtitle: '发明专利，第一发明人', dates: '2022-06' },
        { title: '面向高炉炉况的可解释预警', subtitle: '《工业智能》第4期', dates: '2023-04' },
        { title: '一种浮点序列的分块压缩装置', subtitle: '发明专利，独立发明人', dates: '2019-11' },
      ],
    },
    {
      kind: 'certificate',
      title: '证书与荣誉',
      items: [
        { title: '系统架构设计师（高级）', dates: '2017' },
        { title: '省科学技术进步二等奖', subtitle: '第三完成人', dates: '2023' },
        { title: '公司年度技术突破奖', dates: '2021' },
      ],
    },
  ],
  skills: {
    title: '专业技能',
    rows: {
      架构: { value: 9, level: '精通', tags: ['时序数据', '边缘计算', '多租户', '容灾'] },
      语言: { value: 8, level: '熟练', tags: ['Rust', 'Java', 'Go', 'SQL'] },
      管理: { value: 8, level: '熟练', tags: ['团队建设', '技术评审', '供应商协同'] },
      英语: { value: 7, level: '可作工作语言' },
    },
  },
}
