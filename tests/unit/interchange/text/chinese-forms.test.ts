import { expect, test } from 'vitest'
import { linesOfHtml } from '../../../../app/features/interchange/lines/lines-of-html'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { writtenLetters } from '../../../../app/features/interchange/lines/written-letters'
import { read, tableOf } from './read-lines'

test('a form in a table becomes a person, sections and entries', () => {
  const { rows, sections, warnings } = read(
    linesOfHtml(
      `<p>应聘人员登记表</p>${tableOf(
        ['姓　名', '葛长风', '民族', '汉', '照片'],
        ['政治面貌', '群众', '婚姻状况', ''],
        ['联系电话', '13100008844', '应聘岗位', '电气工程师'],
        [['教', '育', '经', '历'], '2007.9-2010.7　齐鲁电力职业学院　电气自动化　大专'],
        ['工作经历'],
        ['起止时间', '工作单位', '职务', '证明人'],
        ['2015.4-至今', '泉城建设集团有限公司', '电气工程师', '罗经理'],
        ['家庭成员'],
        ['父亲', '葛某某', '务农'],
        ['自我评价', ['吃苦耐劳。', '服从安排。']],
      )}`,
    ),
  )
  expect(rows).toEqual([
    '姓名：葛长风',
    '求职意向：电气工程师',
    '电话：13100008844',
    '民族：汉',
    '政治面貌：群众',
  ])
  expect(sections).toMatchObject([
    {
      kind: 'education',
      items: [{ title: '齐鲁电力职业学院', subtitle: '电气自动化 · 大专', start: '2007-09' }],
    },
    {
      kind: 'experience',
      items: [{ title: '泉城建设集团有限公司', subtitle: '电气工程师', end: 'now', text: '证明人：罗经理' }],
    },
    { kind: 'custom', title: '家庭成员' },
    { kind: 'summary', title: '自我评价', items: [{ text: '吃苦耐劳。\n服从安排。' }] },
  ])
  expect(warnings).toContain('婚姻状况、起止时间、工作单位、职务')
})

test('words that fill a width, full-width digits and facts without a label are read as they are meant', () => {
  const { rows, sections } = read(
    linesOfText(
      [
        '求　职　简　历',
        '姓　　名：龙　娟　　　　性　　别：女',
        '２８岁 丨 土家族 丨 １５８００００６６３２',
        '【求职期望】',
        '行政主管 | 全职 | 面议',
        '期望薪资：8000-10000元/月',
        '四、所获荣誉及证书',
        '２０２１年１２月　　年度服务之星',
        '工作经验 WORKING EXPERIENCE',
        '２０１９年３月⸺至今　　硒都茶业有限公司　　行政专员',
        '工作内容：',
        '１．负责档案；２．安排会议。',
        '工作业绩：',
        '１．零差错',
      ].join('\n'),
    ),
  )
  expect(rows).toEqual([
    ...[
      '姓名：龙娟',
      '求职意向：行政主管',
      '电话：15800006632',
      '性别：女',
      '28岁',
      '土家族',
      '全职',
      '面议',
    ],
    '期望薪资：8000-10000元/月',
  ])
  expect(sections).toMatchObject([
    { kind: 'award', title: '所获荣誉及证书', items: [{ title: '年度服务之星', start: '2021-12' }] },
    {
      kind: 'experience',
      items: [
        {
          ...{ title: '硒都茶业有限公司', subtitle: '行政专员', start: '2019-03', end: 'now' },
          text: '工作内容：\n- 负责档案；\n- 安排会议。\n\n工作业绩：\n- 零差错',
        },
      ],
    },
  ])
})

test('a heading of a column beside its section heads it, whether or not a list is for it', () => {
  const { sections } = read(
    linesOfText(
      '穆清扬的简历\n技能特长    客户谈判、渠道管理、英语\n培训经历    2019年5月 销售管理研修班\n自我评价    踏实',
    ),
  )
  expect(sections).toMatchObject([
    { kind: 'skill' },
    { kind: 'custom', title: '培训经历', items: [{ title: '销售管理研修班', start: '2019-05' }] },
    { kind: 'summary', items: [{ text: '踏实' }] },
  ])
})

test('certificates in a row are one each, and lines with labels or tools under them tell skills', () => {
  const row = read(linesOfText('荣誉证书\n二级建造师（机电、市政）、电工证'))
  expect(row.sections[0]?.items.map(({ title }) => title)).toEqual(['二级建造师（机电、市政）', '电工证'])
  for (const lines of [
    '语言：英语六级、粤语\n软件：Excel',
    'Excel（Power Query）、SAP MM、Python\nCET-6；PMP 在读',
  ]) {
    expect(read(linesOfText(`技能证书\n${lines}`)).sections.map(({ kind }) => kind)).toEqual(['skill'])
  }
})

test.each([
  '公司名称：南山仪器有限公司\n担任职位：测试工程师\n工作时间：2020年3月到2022年5月',
  '南山仪器有限公司（测试工程师）  【2020.03－2022.05】',
])('an entry says who, as what and when: %s', (head) => {
  const { sections } = read(linesOfText(`● 工作经历\n${head}\n负责回归测试。\n● 自我评价\n踏实`))
  expect(sections).toMatchObject([
    {
      title: '工作经历',
      items: [
        {
          ...{ title: '南山仪器有限公司', subtitle: '测试工程师', start: '2020-03', end: '2022-05' },
          text: '负责回归测试。',
        },
      ],
    },
    { kind: 'summary' },
  ])
})

test('empty cells keep the columns apart, and a relative’s number is nobody else’s', () => {
  const { rows, sections, warnings } = read(
    linesOfHtml(
      `<p>王明</p><p>a@b.cn</p>${tableOf(
        ['工作经历'],
        ['时间', '单位', '职务', '证明人'],
        ['2016-2018', '甲公司', '', '罗经理'],
        ['2018-2020', ['乙公司', '（驻外）'], '工程师', ''],
        ['2020-2021', '丙公司', '', '李总'],
        ['家庭成员', '', '', ''],
        ['称谓', '姓名', '工作单位', '联系电话'],
        ['父亲', '王大', '', '13900000000'],
      )}`,
    ),
  )
  expect(rows.some((row) => row.includes('139'))).toBe(false)
  expect(sections[0]?.items).toMatchObject([
    { title: '甲公司', subtitle: '', text: '证明人：罗经理' },
    { title: '乙公司', start: '2018' },
    { title: '丙公司', text: '证明人：李总' },
  ])
  expect(sections[1]).toMatchObject({ title: '家庭成员', items: [{ text: '联系电话：13900000000' }] })
  expect(warnings).toContain('时间、单位、职务、称谓、姓名、工作单位')
})

test('tables may be as large and as deep as a file makes them', () => {
  const cell = `<td>${'<p>a</p>'.repeat(125_000)}</td><td><p>b</p><p>c</p></td>`
  expect(linesOfHtml(`<table><tr>${cell}</tr></table>`)).toHaveLength(125_002)
  const deep = `${'<table><tr><td><p>a</p>'.repeat(2_000)}${'</td></tr></table>'.repeat(2_000)}<p>b</p>`
  expect(linesOfHtml(deep)).toHaveLength(2_001)
})

test('characters stay apart that are words, and names whole that hold signs', () => {
  const { sections } = read(
    linesOfText('王明\n兴 趣 爱 好\n琴 棋 书 画\n荣誉奖项\n发表《论A、B的关系》、优秀论文奖'),
  )
  expect(sections.map(({ items }) => items.map(({ title }) => title))).toEqual([
    ['琴 棋 书 画'],
    ['发表《论A、B的关系》', '优秀论文奖'],
  ])
})

test.each([
  '1'.repeat(30_000),
  '1. '.repeat(9_900),
  `1、${'；2、'.repeat(9_900)}`,
  `2019${' '.repeat(30_000)}年x`,
  `工作经历${')'.repeat(100_000)}`,
])('bears hostile text: %.9s…', (source) => {
  expect(read(linesOfText(`王明\n证书\n${source}`)).rows).toContain('姓名：王明')
})

test('signs that a browser writes for Chinese characters become those', () => {
  expect(writtenLetters('⺠族 客⼾ ⻅习 㬵州 ⼯程师 ﬁle')).toBe('民族 客户 见习 胶州 工程师 file')
})
