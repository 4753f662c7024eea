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
