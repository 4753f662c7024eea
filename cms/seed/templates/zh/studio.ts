import type { WrittenTemplate } from '../written-template'

/** A concept artist for games: one page in blocks of colour. */
export const studioZh: WrittenTemplate = {
  layout: 'studio',
  name: '游戏原画师',
  tags: ['single-page'],
  title: '游戏原画师简历',
  note: '应聘角色原画、美术组长',
  photo: { url: '/avatars/portrait-5.webp', radius: 60, width: 96 },
  person: {
    name: '褚青岚',
    headline: '角色原画师',
    phone: '137-0000-5529',
    email: 'chu.qinglan@example.cn',
    location: '厦门',
    url: 'qinglan.example.cn',
  },
  summary:
    '五年角色原画，两款上线项目，定稿角色**74个**。下笔前先想清楚这个人口袋里装什么，交给建模的图从不缺背面。',
  sections: [
    {
      kind: 'experience',
      items: [
        {
          title: '鹭岛互动',
          subtitle: '角色原画师·《云上驿》',
          place: '厦门',
          dates: ['2023-04', 'now'],
          text: [
            '负责主线与活动角色31个，其中“渡口说书人”上线当周带来收入2,100万元，为年度最高；',
            '制定角色三视图与材质标注规范，建模返工由平均4.2次降到**1.5次**；',
            '带3名新人，设计每周一小时的改图课，两人半年内独立出稿；',
            '走访闽南戏班与木偶作坊9处，整理服饰资料600余张，成为项目设定的底本。',
          ],
        },
        {
          title: '石榴籽游戏',
          subtitle: '原画师',
          place: '杭州',
          dates: ['2021-07', '2023-03'],
          text: [
            '完成角色与皮肤43套，定稿平均用时由9天缩短到6天，一稿通过率61%；',
            '参与美术风格探索，提出的“旧年画”方向经2,400人问卷胜出，沿用为主风格；',
            '与外包团队对接18个月，编写退改意见模板，外包合格率由54%升至82%。',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: '个人作品',
      items: [
        {
          title: '《城南百工图》',
          subtitle: '独立画集',
          dates: ['2022-02', '2024-10'],
          link: 'https://qinglan.example.cn/baigong',
          text: '画100位手艺人，众筹1,870份，印制两版；在两座城市办过小展，到场约5,000人。',
        },
        {
          title: '48小时游戏创作',
          subtitle: '主美',
          dates: '2023-08',
          text: '四人两天做出一款解谜短篇，获当届最佳美术。',
        },
      ],
    },
    {
      kind: 'education',
      items: [{ title: '岭海美术学院', subtitle: '动画·本科', dates: ['2017-09', '2021-06'] }],
    },
    { kind: 'skill' },
    {
      kind: 'award',
      title: '获奖',
      items: [
        { title: '年度游戏美术新人', dates: '2024' },
        { title: '48小时创作最佳美术', dates: '2023' },
        { title: '毕业设计金奖', dates: '2021' },
      ],
    },
    { kind: 'interest', title: '爱好', items: [{ title: '提线木偶' }, { title: '城市速写' }] },
  ],
  skills: { rows: { 人体与动态: 10, 服饰设定: 9, Photoshop: 9, Blender: 7, Spine: 6 } },
}
