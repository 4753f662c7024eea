import { expect, test } from 'vitest'
import { linesOfText } from '../../../../app/features/interchange/lines/lines-of-text'
import { read } from './read-lines'

const JOB = {
  title: 'Centro Vesuvio',
  subtitle: 'Logopedista',
  start: '2020-02',
  end: 'now',
  place: 'Napoli',
}

test.each([
  [
    'Italian, with its labels beside the values',
    'Giulia Ferrante\ngf@x.example\n\nEsperienza professionale\nDate\tDa 02/2020 – in corso\nPosizione ricoperta\tLogopedista\nPrincipali attività\tTerapia\nDatore di lavoro\tCentro Vesuvio, Napoli\nDate\t2016 – 2019\nPosizione ricoperta\tTerapista\nDatore di lavoro\tClinica Lucia, Salerno\n\nLingue\nItaliano',
    [JOB, { title: 'Clinica Lucia', subtitle: 'Terapista', start: '2016', end: '2019', place: 'Salerno' }],
  ],
  [
    'Japanese, with years and months in columns',
    '森下 遥香\n学歴\n2014\t4\t同志社大学 商学部 入学\n2018\t3\t同志社大学 商学部 卒業\n職歴\n2018\t4\t株式会社みやこ商事 入社\n2021\t9\t株式会社みやこ商事 退社\n2021\t10\t株式会社さくら物流 入社\n現在に至る',
    [
      { title: '同志社大学', subtitle: '商学部', start: '2014-04', end: '2018-03' },
      { title: '株式会社みやこ商事', start: '2018-04', end: '2021-09' },
      { title: '株式会社さくら物流', start: '2021-10', end: 'now' },
    ],
  ],
  [
    'in two languages, with named columns',
    '姓名 Name：\t高梓萱\n\n工作经历\n起止时间 Period\t公司 Company\t岗位 Position\n2021.03-2024.02\t南京汇达进出口有限公司\t外贸业务员\n2019.07-2021.02\t镇江丰泽五金有限公司\t外贸跟单',
    [
      { title: '南京汇达进出口有限公司', subtitle: '外贸业务员', start: '2021-03', end: '2024-02' },
      { title: '镇江丰泽五金有限公司', subtitle: '外贸跟单', start: '2019-07', end: '2021-02' },
    ],
  ],
  [
    'with jobs that all name the position first',
    'Ann Lee\na@x.example\n\nExperience\n\nNight Manager, Polar Ltd (2019 - present)\n- Led\n\nWarehouse Operative, Brightline (2016 - 2019)\n- Loaded',
    [
      { title: 'Polar Ltd', subtitle: 'Night Manager' },
      { title: 'Brightline', subtitle: 'Warehouse Operative' },
    ],
  ],
])('a form %s', (_, text, items) => {
  const { sections } = read(linesOfText(text))
  expect(sections.flatMap((section) => section.items).slice(0, items.length)).toMatchObject(items)
})

test('nobody left a Japanese firm who does not say so', () => {
  const { sections } = read(linesOfText('職歴\n2018\t4\t株式会社みやこ 入社\n2021\t10\t株式会社さくら 入社'))
  expect(sections.flatMap(({ items }) => items).map(({ end }) => end)).not.toContain('now')
})
