import { expect, it } from 'vitest'
import { readPasted } from '../../../app/editor/clipboard/read-pasted'

const read = (text: string) => readPasted({ html: '', text, section: 'experience', language: 'en' })

it('takes several lines for entries only where nothing else is read of them', () => {
  expect(read('Contoso Ltd\nEngineer\n2019 - 2022\nKept it running')).toMatchObject({ isSure: true })
  expect(read('Contoso Ltd, Engineer, 2019 - 2022\n- Led\nEducation\nMIT, BSc, 2010 - 2014')).toBeUndefined()
  expect(read('Contoso Ltd, Engineer, 2019 - 2022\n- Led\nTechnologies\nGo, Kafka')).toBeUndefined()
})

it('is not sure of an address or a title with a year, and takes no advertisement for a resume', () => {
  expect(read('Bahnhofstrasse 3\n2000 Neuchâtel\nSwitzerland')).not.toMatchObject({ isSure: true })
  expect(read('Annual Report\n2021')).not.toMatchObject({ isSure: true })
  expect(read('Engineer at Contoso\nOverview\nWe are great\nExperience\n5 years\nSkills\nGo')).toBeUndefined()
})

it('reads jobs as pages of profiles set them, and takes no sentence that ends in a year for one', () => {
  const profile = [
    'Pilot',
    'Tarn Harbour · Full-time',
    'Mar 2020 - Present · 3 yrs 2 mos',
    'Hull, England, United Kingdom · Hybrid',
  ]
  expect(read([...profile, '- Led'].join('\n'))).toMatchObject({
    items: [
      { title: 'Tarn Harbour', subtitle: 'Pilot', start: '2020-03', end: 'now', text: 'Full-time\n- Led' },
    ],
  })
  expect(read('Engineer\nTarn Harbour · Contract Mar 2020 - Present · 3 yrs\n- Led')).toMatchObject({
    items: [{ title: 'Tarn Harbour', subtitle: 'Engineer', place: '', text: 'Contract\n- Led' }],
  })
  expect(read('青禾网络科技有限公司\n2020.03 - 至今\n后端工程师\n内容：\n1、拆分订单系统')).toMatchObject({
    items: [{ title: '青禾网络科技有限公司', subtitle: '后端工程师', text: '内容：\n1. 拆分订单系统' }],
  })
  expect(
    read('The second crane was built in 2022\n- By us\nIt has been running since 2023\n- Well'),
  ).toBeUndefined()
  expect(read('Ran the old site until 2021\n- B\n主导重构于 2021 年\n- 乙')).toBeUndefined()
})
