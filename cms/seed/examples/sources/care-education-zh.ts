import type { WrittenExample } from '../example-source'

export const careEducationZh: WrittenExample[] = [
  {
    key: 'linchuang-hushi',
    typeName: '临床护士',
    templateCode: 'sidebar-zh',
    themeColor: '#388f8f',
    title: '护士简历',
    person: {
      name: '乔听澜',
      headline: '心内科护士·护师',
      phone: '133-0000-1846',
      email: 'qiao.tinglan@example.com',
      location: '武汉',
    },
    summary:
      '五年心内科临床护理，三级医院，能独立值夜班与带教。做事细，交班说得清；愿意把同样的话对家属讲第三遍。',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: '江夏中心医院',
            subtitle: '心血管内科·责任护士',
            place: '武汉',
            dates: ['2021-08', 'now'],
            text: [
              '分管8—12位患者，五年零给药差错，参与抢救60余次；',
              '改进介入术后压迫止血的观察单，血肿发生率由4.2%降到**1.5%**；',
              '主讲抗凝药居家管理患教课，每月2次，累计约1100位患者及家属参加；',
              '任科室质控护士，每周抽查护理文书20份，缺项率由12%降到3%；',
              '带教实习护士31名，连续两年获评优秀带教老师。',
            ],
          },
          {
            title: '江夏中心医院',
            subtitle: '轮转护士（急诊、ICU、普外）',
            place: '武汉',
            dates: ['2020-07', '2021-07'],
            text: [
              '完成规范化培训，理论与操作考核均为同批前10%；',
              '急诊轮转期间预检分诊约1500人次，分级抽查符合率96%；',
              'ICU轮转期间掌握有创血压监测、气道管理与CRRT护理。',
            ],
          },
          {
            title: '楚天医学院附属医院',
            subtitle: '护理实习生',
            place: '武汉',
            dates: ['2019-06', '2020-01'],
            text: '轮转内、外、妇、儿等8个科室，共32周，出科考核平均94分。',
          },
        ],
      },
      {
        kind: 'project',
        title: '质量改进',
        items: [
          {
            title: '缩短急性胸痛患者入科时间',
            subtitle: '品管圈圈长·6人',
            dates: ['2023-03', '2023-12'],
            text: [
              '画出从急诊到心内科床位的11个步骤，去掉2次重复登记，备齐转运物品；',
              '入科中位时间由52分钟降到29分钟，获院级品管圈竞赛一等奖。',
            ],
          },
          {
            title: '出院用药卡与电话随访',
            subtitle: '主要负责人',
            dates: ['2024-04', 'now'],
            text: [
              '把出院小结里的用药改写成一张大字卡，1周、1个月、3个月各随访一次；',
              '已随访420位患者，3个月规律服药的比例由71%升到88%。',
            ],
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '楚天医学院',
            subtitle: '护理学·本科',
            dates: ['2016-09', '2020-06'],
            facts: { 绩点: '3.6/4.0', 排名: '14/156' },
          },
        ],
      },
      {
        kind: 'volunteer',
        items: [
          {
            title: '社区急救课堂',
            subtitle: '讲师',
            dates: ['2022', 'now'],
            text: '每季度一场，已教会约600位居民做心肺复苏、使用除颤仪。',
          },
        ],
      },
      {
        kind: 'certificate',
        title: '执业与证书',
        items: [
          { title: '护士执业证书', dates: '2020-09' },
          { title: '护师（初级职称）', dates: '2023-06' },
          { title: '心血管专科护士培训证书', dates: '2024-12' },
          { title: '基础生命支持（BLS）', dates: '2025-03' },
        ],
      },
      { kind: 'skill' },
      {
        kind: 'language',
        items: [
          { title: '英语', subtitle: 'CET-4 487' },
          { title: '武汉话', subtitle: '母语' },
        ],
      },
    ],
    skills: {
      title: '专业能力',
      rows: {
        护理: ['心电监护', '介入护理', '急救'],
        管理: ['带教', '质控', '患者教育'],
      },
    },
  },
  {
    key: 'xiaoxue-jiaoshi',
    typeName: '小学教师',
    templateCode: 'editorial-zh',
    themeColor: '#8e833a',
    title: '小学教师简历',
    person: {
      name: '温以宁',
      headline: '小学数学教师·班主任',
      phone: '132-0000-4470',
      email: 'wen.yining@example.com',
      location: '苏州',
    },
    summary: '小学数学教师，六年教龄，其中四年班主任。相信孩子说“我不会”的时候，多半是说“我不敢”。',
    sections: [
      {
        kind: 'experience',
        title: '任教经历',
        items: [
          {
            title: '平江实验小学',
            subtitle: '数学教师、班主任',
            place: '苏州',
            dates: ['2020-08', 'now'],
            text: [
              '完整带过一届三至六年级，毕业测评班级及格率由87%升到**100%**，优秀率由31%升到52%；',
              '设计“错题说给同桌听”的课堂环节，在全校12个班推行，课例获市级一等奖；',
              '为12名计算吃力的学生各建一张进步表，每周练两次，一学期后11人达标；',
              '建立家校周记，四年未发生家长投诉，被评为区优秀班主任。',
            ],
          },
          {
            title: '吴门师范大学附属小学',
            subtitle: '实习教师',
            place: '苏州',
            dates: ['2019-09', '2019-12'],
            text: '独立授课32节，汇报课“分数的初步认识”在38名实习生中列第二。',
          },
        ],
      },
      {
        kind: 'project',
        title: '教研成果',
        items: [
          {
            title: '说理课堂的观课量表',
            subtitle: '校级课题·主持',
            dates: ['2024-10', '2026-06'],
            text: '听课64节后定出9个观察点，数学组14名教师每月互相观课一次，学生发言占时由18%升到35%。',
          },
          {
            title: '低年级数感培养的游戏化设计',
            subtitle: '区级课题·核心成员',
            dates: ['2022-09', '2024-06'],
            text: '开发课堂游戏26个，结题等级优秀，汇编成册供5所学校使用。',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: '吴门师范大学',
            subtitle: '小学教育（数学方向）·本科',
            dates: ['2016-09', '2020-06'],
            facts: { 排名: '6/92' },
          },
        ],
      },
      {
        kind: 'certificate',
        items: [
          { title: '小学数学教师资格证', dates: '2020-05' },
          { title: '师范生三笔字考核优秀', dates: '2019-06' },
          { title: '普通话水平二级甲等', dates: '2018-12' },
        ],
      },
    ],
  },
]
