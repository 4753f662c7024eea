import { pairsFor } from './pair'

const { honest, bad } = pairsFor('')

/** What the work led to. */
export const OUTCOMES = [
  honest('2019年返工41件，2021年13件', '返工件数由2019年的41件减少到2021年的13件'),
  honest('门店月销52万，去年同期40万', '门店月销售额增长至52万元'),
  honest('Scrap was 9 pallets in 2020 and 4 in 2022', '报废量从2020年的9托盘降低至2022年的4托盘'),
  honest('2020年会员1.2万，2021年1.9万，2023年3万', 'Grew membership from 12,000 in 2020 to 30,000 in 2023.'),
  honest('Footfall 800 a week before, 1,100 now', 'Raised footfall to 1,100 a week.'),
  honest('做8D改善，写控制计划', '负责8D改善，编写控制计划'),
  honest('做QC小组，持续改善', '参与QC小组与持续改善'),
  honest('Worked on cost reduction projects', 'Worked on cost reduction projects with the plant.', {
    user: 'with the plant',
  }),
  bad('2019年返工41件，2021年13件', '返工件数由2021年的13件增加到2019年的41件，减少浪费', ['减少浪费']),
  bad('带20个学徒，管3个车间', '带领学徒，团队规模增长到20人', ['增长到20人']),
  bad('做8D，写控制计划，返工从41件到13件', '负责8D，返工从41件到13件，提升居民参与度', ['提升居民参与度']),
  bad(
    'Rewrote the menu; waste fell from 9% to 5%',
    'Rewrote the menu, cutting waste from 9% to 5% and boosting morale.',
    ['boosting morale'],
  ),
  bad('Footfall 800 a week', 'Raised footfall to 800 a week.', ['Raised footfall']),
  honest('系统迁移没停机', '完成系统迁移，业务零中断'),
  honest('Moved servers at night, nobody was cut off', 'Moved servers at night without disruption.'),
  honest('Moved the shelves so picking is faster', 'Sped up picking by rearranging the shelves.'),
  honest('每天提前备料，出餐快了', '通过提前备料加快出餐'),
  honest(
    'Phoned customers before delivery; failed drops 12% to 5%',
    'Lowered failed deliveries from 12% to 5% through pre-delivery phone calls.',
  ),
  bad('系统迁移用了两天', '两天完成系统迁移，业务零中断', ['零中断']),
  bad('做班级管理，及格率从70%到85%', '通过分层教学，将及格率由70%提升至85%', ['通过分层教学']),
  bad(
    'Arrears fell from £40k to £22k',
    'Reduced arrears from £40k to £22k through behavioural segmentation.',
    ['behavioural segmentation'],
  ),
]
