import { expect, test } from 'vitest'
import { linesOfMarkdown } from '../../../../app/features/interchange/lines/lines-of-markdown'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { read } from './read-lines'

const FIRST = { title: 'Norwell Chilled Ltd', subtitle: 'Site Manager', start: '2019', end: 'now' }
const SECOND = { title: 'Harrow & Pike', subtitle: 'Sorter', start: '2015', end: '2019' }

test.each([
  [
    'with gaps between all of them',
    'Norwell Chilled Ltd\n\nSite Manager\n\n2019 - Present\n\nThree depots.\n\n- Cut waste\n\nHarrow & Pike\n\nSorter\n\n2015 - 2019\n\n- Sorted parcels',
  ],
  [
    'as large as titles of sections, below their dates',
    '2019 - Present\n## Norwell Chilled Ltd\nSite Manager\n\nThree depots.\n- Cut waste\n\n2015 - 2019\n## Harrow & Pike\n**Sorter**\n- Sorted parcels',
  ],
  [
    'each in a subheading',
    '### Norwell Chilled Ltd\n### Leeds, UK\n2019 - Present\n### Site Manager\nThree depots.\n- Cut waste\n### Harrow & Pike\n2015 - 2019\n### Sorter\n- Sorted parcels',
  ],
  [
    'behind their labels',
    'Company: Norwell Chilled Ltd\nTitle: Site Manager\nDates: 2019 - Present\nThree depots.\n- Cut waste\n\nCompany: Harrow & Pike\nTitle: Sorter\nDates: 2015 - 2019\n- Sorted parcels',
  ],
])('employer, position and dates %s', (_, jobs) => {
  const { sections } = read(
    linesOfMarkdown(`# Ann Lee\n\n## Work experience\n\n${jobs}\n\n## Education\n\nYork College 2010 - 2013`),
  )
  expect(sections).toMatchObject([
    {
      kind: 'experience',
      items: [
        { ...FIRST, text: 'Three depots.\n- Cut waste' },
        { ...SECOND, text: '- Sorted parcels' },
      ],
    },
    { kind: 'education' },
  ])
})

test('dates in a line of their own begin each entry, and leave the line above them where it is', () => {
  const source =
    'Ann Lee\n\nWork experience\n2019 to Present\nSite Manager at Norwell Ltd\n\nHeld one round of talks\n2015 to 2019\nSorter at Harrow Ltd\n\nSorted parcels'
  expect(read(linesOfText(source)).sections).toMatchObject([
    {
      items: [
        { start: '2019', text: 'Held one round of talks' },
        { start: '2015', text: 'Sorted parcels' },
      ],
    },
  ])
})

test('a name in two lines, a name with a position, a network with somebody’s name there, an address without its protocol', () => {
  expect(
    read(
      linesOfMarkdown(
        '# Priscilla Okonkwo-\n# Hall\n\nSite Manager\n\nLinkedIn\npohall\n\nGitHub: po-hall\n\nann@example.org | okonkwo.example\n\n14 Kirkgate\n\nLeeds, West Yorkshire, GB\n\n## Skills\n\nPlanning',
      ),
    ).rows,
  ).toEqual([
    'Name：Priscilla Okonkwo-Hall',
    'Position：Site Manager',
    'Email：ann@example.org',
    'Website：okonkwo.example',
    'Location：14 Kirkgate, Leeds, West Yorkshire, GB',
    'LinkedIn：pohall',
    'GitHub：po-hall',
  ])
  expect(read(linesOfText('Ann Lee, Site Manager\n\nSkills\nPlanning')).rows).toEqual([
    'Name：Ann Lee',
    'Position：Site Manager',
  ])
})

test('whose name is also a trade has that name, and trades are positions', () => {
  const { rows, sections } = read(
    linesOfText(
      'Tom Baker\nCarpenter\n\nExperience\nOtterham Joinery\nRoofer\n2019 - 2021\n\nSkills\nPlanning',
    ),
  )
  expect(rows).toEqual(['Name：Tom Baker', 'Position：Carpenter'])
  expect(sections[0]?.items).toMatchObject([{ title: 'Otterham Joinery', subtitle: 'Roofer' }])
})

test('where one worked stands below the position, with its town at the other edge', () => {
  const source =
    'Ann Lee\n\nExperience\nShift Supervisor    Sept. 2015 – Mar. 2019\nHarrow & Pike    Bradford, UK\n- Led the early shift\n\nSkills\nPlanning'
  expect(read(linesOfText(source)).sections[0]?.items).toMatchObject([
    {
      title: 'Harrow & Pike',
      subtitle: 'Shift Supervisor',
      place: 'Bradford, UK',
      text: '- Led the early shift',
    },
  ])
})

test('who gave an award and when stand below it in either order', () => {
  const award = {
    title: 'Depot of the Year',
    subtitle: 'Cold Chain Board',
    start: '2021-11',
    text: 'For the lowest waste.',
  }
  for (const told of ['Cold Chain Board\n\n2021-11', '2021-11\n\nCold Chain Board'])
    expect(
      read(
        linesOfMarkdown(
          `# Ann Lee\n\n## Awards\n\n### Depot of the Year\n\n${told}\n\nFor the lowest waste.`,
        ),
      ).sections,
    ).toMatchObject([{ kind: 'award', items: [award] }])
})

test('a position that is set as a title below the name, and a caption set as one, head nothing', () => {
  const source =
    '# Ann Lee\n\n## Site Manager\n\nann@example.org\n\n## Work\n\n### Norwell Ltd 2019 - Present\n\n### Highlights\n\n- Cut waste\n\n## Skills\n\nPlanning\n\n## Languages\n\nIgbo'
  const { rows, sections } = read(linesOfMarkdown(source))
  expect(rows).toEqual(['Name：Ann Lee', 'Position：Site Manager', 'Email：ann@example.org'])
  expect(sections[0]).toMatchObject({
    kind: 'experience',
    items: [{ title: 'Norwell Ltd', start: '2019', text: 'Highlights\n- Cut waste' }],
  })
})

test.each([
  [
    'Norwell LLC\nSite Manager, 03/2015 - Present\n- Cut waste\n\nMillwork Inc.\nClerk, 06/2003 - 02/2015',
    'Millwork Inc.',
  ],
  ['Foo Accounting, LLC — Senior Bookkeeper\nMarch 2015 – Present, Nashville, TN', 'Foo Accounting, LLC'],
])('a company is one by how it ends: %j', (jobs, title) => {
  const { sections } = read(linesOfText(`Ann Lee\n\nExperience\n${jobs}\n\nSkills\nPlanning`))
  expect(sections[0]?.items.at(-1)).toMatchObject({
    title,
    subtitle: expect.stringMatching(/^(?:Clerk|Senior Bookkeeper)$/),
  })
})

test('a company with its town is no place, a newspaper no position, a section of one’s own no entry', () => {
  const { sections } = read(
    linesOfMarkdown(
      '# Ann Lee\n\n## Work\n\n## Greggs, Leeds\nBaker\n2015 - 2019\n\n## Louisville Courier\nStaff Reporter\n2012 - 2014\n- Court news\n\n## Bee lore\n- Six hives\n\n## Skills\n\nPlanning',
    ),
  )
  expect(sections).toMatchObject([
    {
      kind: 'experience',
      items: [
        { title: 'Greggs', subtitle: 'Baker', place: 'Leeds' },
        { title: 'Louisville Courier', subtitle: 'Staff Reporter' },
      ],
    },
    { kind: 'custom', title: 'Bee lore' },
    { kind: 'skill' },
  ])
})

test.each([
  [
    'Perry Mason\nContent Wizard\nperry@m.example',
    ['Name：Perry Mason', 'Email：perry@m.example', 'Content Wizard'],
  ],
  [
    'Jane Ferris\njane@x.example | 07700 900123\nBrand Storyteller',
    ['Name：Jane Ferris', 'Email：jane@x.example', 'Phone：07700 900123', 'Brand Storyteller'],
  ],
])('who it is: %j', (head, rows) => {
  expect(read(linesOfMarkdown(`${head}\n\n## Skills\n\nPlanning`)).rows).toEqual(rows)
})

const SENIOR = { title: 'Norwell Chilled Ltd', subtitle: 'Senior Engineer', start: '2019-03', joined: false }
const JUNIOR = { title: 'Norwell Chilled Ltd', subtitle: 'Site Engineer', start: '2016-09', joined: true }

test.each([
  [
    'dates in lines of their own',
    'Senior Engineer\nMar 2019 – present\n- Led 14\n\nSite Engineer\nSept 2016 – Feb 2019\n- Set out 4 km',
  ],
  [
    'lines in bold',
    '**Senior Engineer** | Mar 2019 – present\n\n- Led 14\n\n**Site Engineer** | Sept 2016 – Feb 2019\n\n- Set out 4 km',
  ],
])('several positions at one employer stand under its name: %s', (_, positions) => {
  const isBold = positions.includes('**')
  const lines = (isBold ? linesOfMarkdown : linesOfText)(
    `${isBold ? '# ' : ''}Ann Lee\n\n${isBold ? '## ' : ''}Work experience\n${isBold ? '### ' : ''}Norwell Chilled Ltd\n${positions}`,
  )
  expect(read(lines).sections).toMatchObject([{ items: [SENIOR, JUNIOR] }])
})

test.each([['whose years are others', 'Tutor   2009 – 2012']])(
  'a position %s is not put under the employer above',
  (_, position) => {
    const source = `Ann Lee\n\nWork experience\nNorwell Chilled Ltd\nSenior Engineer   Mar 2019 – present\n- Led 14\n\n${position}\n- Own clients`
    expect(read(linesOfText(source)).sections).toMatchObject([
      { items: [SENIOR, { title: '', joined: false }] },
    ])
  },
)

test('items that are numbered stay so', () => {
  const source =
    '王建国\n\n工作经历\n2015年7月—2018年6月 大连船舶有限公司 助理工程师\n1. 绘制图纸\n2、跟进现场\n\n2012.07-2015.06 沈阳重工集团 助理工程师\n- 设计'
  expect(read(linesOfText(source)).sections).toMatchObject([
    { items: [{ text: '1. 绘制图纸\n2. 跟进现场' }, { text: '- 设计' }] },
  ])
})

test.each([
  '2019 - Present\nNorwell Chilled\nSite Manager',
  '2019 - Present\nSite Manager\nNorwell Chilled',
  'Norwell Chilled (Site Manager) 2019 - Present',
])('a post by its own words has its employer: %s', (head) => {
  const { sections } = read(
    linesOfText(`Experience\n2020 - Present\nHarrow & Pike\nDriver\n- Drove\n\n${head}\n- Cut waste`),
  )
  expect(sections[0]?.items).toMatchObject([
    { title: 'Harrow & Pike', subtitle: 'Driver' },
    { title: 'Norwell Chilled', subtitle: 'Site Manager', start: '2019', end: 'now' },
  ])
})

test('a name in parts may be long, above its dates', () => {
  const source =
    'Ann Lee\n\nWork experience\nNorwell Ltd, Manager, 2019 - Present\n\nEducation\nUniversity of Leeds — BA Graphic & Communication Design, First Class\n2013 – 2016'
  expect(read(linesOfText(source)).sections[1]?.items).toMatchObject([
    { title: 'University of Leeds', start: '2013', end: '2016', text: '' },
  ])
})
