import type { WrittenTemplate } from '../written-template'

/** A bachelor of automation with two internships and a photo: one dense page. */
export const campusZh: WrittenTemplate = {
  layout: 'campus',
  name: '嵌入式开发校招',
  tags: ['fresh-graduate', 'campus-recruitment', 'single-page'],
  title: '嵌入式开发校招简历',
  note: '2027届校园招聘，嵌入式软件、电机控制方向',
  looks: { lineSpace: 'leading-relaxed' },
  photo: { url: '/avatars/portrait-4.webp', radius: 4, width: 92 },
  person: {
    name: '邵一鸣',
    headline: '嵌入式软件工程师·2027届本科',
    phone: '137-0000-9410',
    email: 'shao.yiming@example.cn',
    location: '深圳、西安',
  },
  facts: { 毕业院校: '渭北理工大学', 到岗时间: '2027年7月' },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: '渭北理工大学',
          subtitle: '自动化·本科',
          dates: ['2023-09', '2027-06'],
          facts: {
            绩点: '3.81/4.0（6/148）',
            主修课程: '自动控制原理（96）、微机原理（95）、电机拖动（93）、信号与系统（92）',
          },
        },
      ],
    },
    {
      kind: 'experience',
      title: '实习经历',
      items: [
        {
          title: '南屿储能科技',
          subtitle: '嵌入式软件实习生',
          place: '深圳',
          dates: ['2026-06', '2026-10'],
          text: [
            '移植电池管理从板到新款国产芯片，改写18个驱动，代码体积减少22%，已随首批600台样机出货；',
            '定位低温下通信丢帧：用逻辑分析仪抓到时钟漂移，加入自动重同步后丢帧率由**3.2%降到0.01%**；',
            '补齐单元测试140条，接入每日构建，回归测试由两天缩到3小时。',
          ],
        },
        {
          title: '长安精密仪器',
          subtitle: '测试开发实习生',
          place: '西安',
          dates: ['2025-07', '2025-09'],
          text: [
            '用Python编写传感器标定工具，一次可标定16只，单只耗时由9分钟降到70秒；',
            '整理历史失效记录1,100条，归出5类主因，其中“焊点虚接”一项推动产线增加了目检工位。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      items: [
        {
          title: '四足机器人关节驱动板',
          subtitle: '控制组组长·4人',
          dates: ['2025-09', '2026-05'],
          tags: ['C', 'FreeRTOS', 'FOC', 'CAN'],
          text: [
            '实现磁场定向控制与参数自整定，电流环带宽1.2kHz，关节定位误差小于0.3度；',
            '设计掉电保护与看门狗策略，连续行走测试6小时无复位。',
          ],
        },
        {
          title: '宿舍楼用电监测',
          subtitle: '大学生创新训练项目·负责人',
          dates: ['2024-10', '2025-06'],
          tags: ['STM32', 'LoRa', 'MQTT'],
          text: '制作42个低功耗采集节点，电池续航14个月；据其数据调整热水时段，整栋楼月用电下降11%。',
        },
      ],
    },
    {
      kind: 'volunteer',
      title: '校园经历',
      items: [
        {
          title: '电子创客协会',
          subtitle: '副会长',
          dates: ['2024-09', '2026-06'],
          text: '为大一新生开设焊接与单片机课16讲，累计230人次，编写的实验讲义被学院选修课采用。',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      title: '获奖与证书',
      items: [
        { title: '全国大学生电子设计竞赛', subtitle: '国家二等奖', dates: '2025' },
        { title: '校一等奖学金', subtitle: '两次', dates: '2025' },
        { title: '英语六级', subtitle: '538分', dates: '2024' },
      ],
    },
  ],
  skills: { title: '专业技能', rows: { 'C与C++': 9, 单片机与RTOS: 9, 电机控制: 8, Python: 7 } },
}
