import type { WrittenTemplate } from '../written-template'

/** A graduate in mechanical engineering: one dense page for campus recruitment. */
export const compactZhCampus: WrittenTemplate = {
  layout: 'compact',
  code: 'compact-zh-campus',
  heading: '紧凑',
  name: '机械硕士校招',
  tags: ['fresh-graduate', 'campus-recruitment', 'single-page'],
  title: '机械工程师校招简历',
  note: '2026届硕士，机械结构设计与仿真方向',
  looks: { themeColor: '#487bc2' },
  margin: { left: 48, right: 48, top: 42, bottom: 40 },
  person: {
    name: '程砺行',
    headline: '机械结构工程师·2026届硕士',
    phone: '137-0000-1348',
    email: 'cheng.lixing@example.cn',
    location: '合肥、宁波',
    birth: '2001-04',
  },
  labels: { location: '意向城市' },
  facts: { 毕业院校: '淮滨工业大学', 政治面貌: '中共党员' },
  sections: [
    {
      kind: 'education',
      items: [
        {
          title: '淮滨工业大学',
          subtitle: '机械工程·硕士',
          dates: ['2023-09', '2026-06'],
          facts: [
            { key: 'score', label: '加权', value: '90.4（前10%）' },
            { key: 'direction', label: '方向', value: '轻量化结构与疲劳寿命' },
          ],
        },
        {
          title: '淮滨工业大学',
          subtitle: '机械设计制造及其自动化·本科',
          dates: ['2019-09', '2023-06'],
          facts: [
            { key: 'rank', label: '排名', value: '4/173，推荐免试' },
            { key: 'honor', label: '荣誉', value: '国家级奖学金、优秀毕业论文' },
          ],
        },
      ],
    },
    {
      kind: 'experience',
      title: '实习经历',
      items: [
        {
          title: '驰原新能源汽车',
          subtitle: '结构仿真实习生·电池包开发部',
          place: '合肥',
          dates: ['2025-03', '2025-08'],
          text: [
            '完成下箱体挤压、振动与底部球击仿真23轮，提出加强筋重排方案，减重**4.3kg**且刚度提升8%；',
            '编写Python后处理脚本，自动提取应力云图与报告页，单份报告用时由6小时缩短到25分钟；',
            '跟进样件试验7次，修正材料失效参数，仿真与试验的最大侵入量误差由14%降到5%以内。',
          ],
        },
        {
          title: '甬江精工机械',
          subtitle: '工艺实习生',
          place: '宁波',
          dates: ['2022-07', '2022-09'],
          text: [
            '测量三条装配线62个工位节拍，提出治具快换方案，换型时间由48分钟降到17分钟；',
            '重新设计压装夹具的定位面，圆柱销返修率由2.7%降到0.6%，被车间固化为标准治具。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '科研与项目',
      items: [
        {
          title: '巡检机器人轻量化机械臂',
          subtitle: '校企合作·结构负责人',
          dates: ['2024-01', '2025-02'],
          tags: ['拓扑优化', '碳纤维', '模态分析'],
          text: [
            '以拓扑优化重构大臂，质量由3.8kg降到**2.2kg**，一阶固有频率提高31%，末端定位误差小于0.15毫米；',
            '设计同轴走线关节，通过50万次往复寿命试验，已小批量装机40台。',
          ],
        },
        {
          title: '大学生方程式赛车队',
          subtitle: '悬架组组长',
          dates: ['2021-03', '2022-11'],
          tags: ['SolidWorks', 'Adams'],
          text: '- 带领6人完成双横臂悬架设计与加工，簧下质量减轻1.9kg，车队耐久赛成绩由第29名升至第11名。',
        },
        {
          title: '焊接接头疲劳寿命预测',
          subtitle: '硕士课题',
          dates: ['2024-05', 'now'],
          text: '- 结合结构应力法与小样本学习，以86组试验将预测误差控制在1.5倍分散带内；发表论文1篇，申请发明专利2项。',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      title: '获奖与证书',
      items: [
        { title: '全国机械创新设计大赛一等奖', dates: '2024' },
        { title: '研究生数学建模竞赛二等奖', dates: '2024' },
        { title: 'CSWP高级设计认证', dates: '2023' },
        { title: '英语六级（547分）', dates: '2021' },
      ],
    },
    {
      kind: 'summary',
      title: '自我评价',
      items: [
        {
          text: '图纸、仿真与车间三头跑得动：能独立完成从方案、校核、出图到跟产的闭环。做事讲证据，喜欢先上手拆一台再下结论；适应驻场与出差。',
        },
      ],
    },
  ],
  skills: {
    title: '专业技能',
    rows: {
      设计: ['SolidWorks', 'CATIA', '公差分析', '钣金与压铸'],
      仿真: ['Abaqus', 'HyperMesh', 'nCode', 'OptiStruct'],
      编程: ['Python', 'MATLAB'],
    },
  },
}
