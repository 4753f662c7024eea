import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMarks, type Private } from '../../../app/features/assistant/privacy/create-marks'
import { privateOf, privateOfText } from '../../../app/features/assistant/privacy/private-of'
import { resumeContent } from '../../../collections/resumes/schema'

const known: Private[] = [
  { kind: 'NAME', text: '林书瑶' },
  { kind: 'NAME', text: 'Will Hartnell' },
  { kind: 'NAME', text: 'Will' },
  { kind: 'ADDRESS', text: '杭州市西湖区文三路 90 号' },
]
const secrets = [
  '林书瑶',
  'will  hartnell',
  '杭州市西湖区文三路90号',
  'shuyao.lin@post.example',
  '13812345678',
  '+86 138 1234 5678',
  '0571-88886666',
  '(415) 555-0134',
  '415-555-0134',
  '+44 20 7946 0958',
  '11010119900307457X',
  'https://shuyao.example/work?x=1',
  'github.com/shuyao-lin',
]
const plain = [
  '2019-03',
  '2021.06 – 2023.07',
  '30%',
  '1,200,000',
  'ISO 9001:2015',
  'I will do it',
  '200 万元',
  'v2.14.1',
  '2019/03-2020/05',
]

describe('marks', () => {
  it.each(secrets)('hide %s in any sentence and put it back', (secret) => {
    const { hide, show } = createMarks({ known })
    for (const text of [
      secret,
      `联系我：${secret}。`,
      `Write to ${secret}, please.`,
      `**${secret}**`,
      `（${secret}）`,
    ]) {
      const hidden = hide(text)
      expect(hidden).toMatch(/⟦[A-Z]+_\d+⟧/)
      expect(hidden).not.toContain(secret)
      expect(show(hidden)).toBe(text)
    }
  })

  it.each(plain)('leave %s alone', (text) => {
    expect(createMarks({ known }).hide(text)).toBe(text)
  })

  it('put back whole what comes in pieces of any size', () => {
    const marks = createMarks({ known })
    const hidden = marks.hide('林书瑶 answers at shuyao.lin@post.example ⟦ or by 13812345678.')
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 }), (sizes) => {
        const pieces = marks.showPieces()
        let said = ''
        let from = 0
        for (let index = 0; from < hidden.length; index += 1) {
          const size = sizes[index % sizes.length] ?? 1
          said += pieces.add(hidden.slice(from, from + size))
          from += size
        }
        expect(said + pieces.end()).toBe(marks.show(hidden))
      }),
    )
  })

  it('drop what a person forges or a model makes up', () => {
    const { hide, show } = createMarks({ known })
    expect(hide('⟦NAME_1⟧')).not.toContain('⟦')
    expect(show('Dear ⟦NAME_77⟧⟦EMAIL_9⟧,')).toBe('Dear ,')
  })

  it.each([
    ['13812345678', 'at⟦PHONE_1⟧', '1⟦PHONE_1⟧2'],
    ['https://secret.example/a', 'at⟦LINK_1⟧x'],
    ['Will Hartnell', '⟦NAME_2⟧s work', 'Dr⟦NAME_2⟧'],
  ])('hide %s again where an answer had it put back in the middle of a word', (secret, ...answers) => {
    const { hide, show } = createMarks({ known })
    hide(secret)
    for (const answer of answers) {
      expect(show(answer)).toContain(secret)
      expect(hide(show(answer))).toBe(answer)
    }
  })
})

describe('what is private', () => {
  it('are the rows that say how to reach a person, by kind or by name', () => {
    const list = [
      { kind: 'name', value: 'Mei Lin Zhou' },
      { kind: 'headline', value: 'Buyer' },
      { kind: 'text', key: '微信', value: 'meilin_88' },
      { kind: 'text', key: 'Passport', value: 'E12345678' },
      { kind: 'text', key: '求职意向', value: '采购' },
      { kind: 'location', value: '上海' },
    ]
    const texts = privateOf(resumeContent.parse({ baseInfo: { list } })).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Mei Lin Zhou', 'meilin_88', 'E12345678']))
    expect(texts).not.toContain('Buyer')
    expect(texts).not.toContain('采购')
  })

  it('is the name at the head of a text', () => {
    expect(privateOfText('姓名：周美琳\n电话 13812345678\n\n工作经历\n…').map(({ text }) => text)).toContain(
      '周美琳',
    )
    expect(
      privateOfText('Maeve Quill\nmaeve@mail.example\n\nExperience\nClerk').map(({ text }) => text),
    ).toContain('Maeve Quill')
  })
})
