import type { WrittenTemplate } from '../written-template'

/** A freelance translator, who says little and well: one page with room. */
export const letterheadZh: WrittenTemplate = {
  layout: 'letterhead',
  name: '日语译者',
  tags: ['minimalist', 'single-page'],
  title: '日语译者简历',
  note: '寻求文学与文博类长期合作',
  person: {
    name: '舒慕白',
    headline: '日汉译者',
    phone: '135-0000-6638',
    email: 'shu.mubai@example.cn',
    location: '大连',
  },
  summary:
    '做翻译十三年，出版译著**14部**，约310万字，三部重印五次以上。译稿交出前要大声读一遍，读着绊嘴的地方就是还没译完的地方。',
  sections: [
    {
      kind: 'experience',
      title: '经历',
      items: [
        {
          title: '自由译者',
          subtitle: '文学、工艺与建筑类图书',
          dates: ['2018-03', 'now'],
          text: [
            '与5家出版社长期合作，九年没有拖过一次稿；平均每千字编辑改动不到3处。',
            '为博物馆特展翻译图录与展签六次，最近一次共9.2万字，译名表被馆方定为内部规范。',
          ],
        },
        {
          title: '海港出版社',
          subtitle: '外国文学编辑',
          place: '大连',
          dates: ['2013-07', '2018-02'],
          text: '策划并编辑日本文学译丛22种，总销量38万册，其中随笔系列四年再版七次。',
        },
      ],
    },
    {
      kind: 'publication',
      title: '译著选',
      items: [
        { title: '《檐下的雨声》', subtitle: '随笔，海港出版社，重印六次', dates: '2024' },
        { title: '《木匠的算盘》', subtitle: '工艺史，北窗书局', dates: '2022' },
        { title: '《窄门与长廊》', subtitle: '建筑评论，海港出版社', dates: '2020' },
      ],
    },
    {
      kind: 'education',
      title: '教育',
      items: [
        { title: '辽东外国语大学', subtitle: '日语语言文学·硕士', dates: ['2010-09', '2013-06'] },
        { title: '辽东外国语大学', subtitle: '日语·本科', dates: ['2006-09', '2010-06'] },
      ],
    },
    {
      kind: 'award',
      title: '奖项与资格',
      items: [
        { title: '青年译者奖', subtitle: '《檐下的雨声》', dates: '2025' },
        { title: '翻译专业资格一级（日语）', dates: '2016' },
      ],
    },
    { kind: 'skill' },
  ],
  skills: {
    title: '专长',
    rows: { 题材: ['随笔', '工艺', '建筑', '文博图录'], 工具: ['术语库', 'Trados', 'InDesign校样'] },
  },
}
