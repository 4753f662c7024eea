import type { WrittenTemplate } from '../written-template'

/** A shop manager of an online store: one page, the short things at the right. */
export const rightbarZh: WrittenTemplate = {
  layout: 'rightbar',
  name: '电商运营经理',
  tags: ['single-page'],
  title: '电商运营经理简历',
  note: '应聘电商运营经理、店铺负责人',
  looks: { lineSpace: 'leading-relaxed' },
  person: {
    name: '骆星遥',
    headline: '电商运营经理',
    phone: '139-0000-7316',
    email: 'luo.xingyao@example.cn',
    location: '义乌',
  },
  summary:
    '七年家居与日用品类目经验，把一家年销600万元的店做到**8,300万元**。盯利润多过盯流量，选品会上最常问的是“退回来怎么办”。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '栖木生活家居',
          subtitle: '运营经理·旗舰店负责人',
          place: '义乌',
          dates: ['2021-08', 'now'],
          text: [
            '带11人团队运营三家店铺，三年销售额由2,900万元增至**8,300万元**，净利率从4.1%提到9.6%；',
            '把1,460个在售款砍到380个，集中做收纳与厨房两条线，库存周转由97天降到52天；',
            '与工厂改良折叠收纳箱的卡扣，破损退货率由6.8%降到1.9%，单款年销41万件；',
            '搭建自播间，每周5场、每场4小时，首年直播成交1,260万元，投产比稳定在3.4以上。',
          ],
        },
        {
          title: '亿彩日用百货',
          subtitle: '店铺运营',
          place: '金华',
          dates: ['2018-09', '2021-07'],
          text: [
            '独立负责保温杯类目，重写主图与问答，详情页转化率由2.3%升到4.7%；',
            '按周做关键词与出价复盘，推广费占比从21%压到12%，自然流量占比过半；',
            '大促前推动仓库分区预包，48小时发货率由83%升至99%。',
          ],
        },
        {
          title: '亿彩日用百货',
          subtitle: '客服组长',
          place: '金华',
          dates: ['2017-07', '2018-08'],
          text: '带6人客服组，整理快捷话术320条，首次响应由48秒缩短到15秒，询单转化率提高11个百分点。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ title: '婺州职业学院', subtitle: '电子商务·专科', dates: ['2014-09', '2017-06'] }],
    },
    { kind: 'skill' },
    {
      kind: 'certificate',
      items: [
        { title: '电子商务师二级', dates: '2020' },
        { title: '互联网营销师', dates: '2022' },
      ],
    },
    {
      kind: 'award',
      items: [
        { title: '集团年度店铺', dates: '2024' },
        { title: '市级创业导师', dates: '2023' },
      ],
    },
    { kind: 'language', items: [{ title: '英语', subtitle: '可书面沟通' }] },
  ],
  skills: {
    rows: { 选品与定价: 9, 付费推广: 9, 直播运营: 8, 供应链协同: 8, 数据分析: 7 },
  },
}
