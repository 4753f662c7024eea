import type { WrittenTemplate } from '../written-template'

/** A graphic designer for signs and identities: one page on a grid. */
export const swissZh: WrittenTemplate = {
  layout: 'swiss',
  name: '视觉设计师',
  tags: ['minimalist', 'single-page'],
  title: '视觉设计师简历',
  note: '应聘品牌视觉、导视系统设计师',
  person: {
    name: '麦嘉树',
    headline: '品牌与导视设计师',
    phone: '137-0000-6625',
    email: 'mai.jiashu@example.cn',
    location: '广州',
    url: 'jiashu.example.cn',
  },
  summary:
    '六年品牌与空间导视设计。做过医院、地铁口和街市的指路牌，最在意的是赶时间的人能不能一眼看懂；交付物从字距写到螺丝间距。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '南向设计',
          subtitle: '资深视觉设计师',
          place: '广州',
          dates: ['2022-03', 'now'],
          text: [
            '主导一所三甲规模新院区的导视系统，编制412块标牌的点位表；开诊三个月后，服务台问路量下降**46%**；',
            '为连锁烘焙品牌重做识别与包装，把38种盒型并成11种，包材成本下降17%，上市首季复购率升至34%；',
            '建立设计规范的线上版，替代196页文件，分店自行出图的错误由每月25处降到3处。',
          ],
        },
        {
          title: '半山文化传播',
          subtitle: '平面设计师',
          place: '佛山',
          dates: ['2019-07', '2022-02'],
          text: [
            '完成展览主视觉19套、书籍装帧27种，其中1种入选全国书籍设计展；',
            '负责老街更新项目的门牌与灯箱，走访商户83家，定稿一次通过街道评审；',
            '整理工厂工艺样册64页，打样返工由平均3.1次降到1.4次。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '自选项目',
      items: [
        {
          title: '街市字样',
          subtitle: '个人摄影与字体项目',
          dates: ['2021-05', 'now'],
          link: 'https://jiashu.example.cn/street',
          text: '拍摄岭南手写招牌1,300余张，整理成可检索的网站，并据此完成一款308字的标题字体。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ title: '岭海美术学院', subtitle: '视觉传达设计·本科', dates: ['2015-09', '2019-06'] }],
    },
    {
      kind: 'award',
      title: '获奖',
      items: [
        { title: '亚洲平面设计双年展', subtitle: '导视类银奖', dates: '2024' },
        { title: '全国书籍设计艺术展', subtitle: '入选', dates: '2021' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    rows: {
      设计: ['品牌识别', '导视系统', '书籍装帧', '字体'],
      软件: ['Illustrator', 'InDesign', 'Glyphs'],
      落地: ['标牌工艺', '点位规划', '印前'],
    },
  },
}
