import { pairsOf } from '../pair'

const { honest, bad } = pairsOf('engineer')
const { honest: fine, bad: wrong } = pairsOf('analyst')

export const HELD_EN_ZH = [
  honest(
    'Took part in the redesign of the driver app, 10k+ daily users',
    '参与司机端应用改版，日活用户超 1 万',
  ),
  honest('Led a squad of five engineers for a year and a half', '带领 5 名工程师的小队，历时一年半'),
  honest(
    'Tidewater Labs | Engineering Intern | 06/2018 - 02/2019',
    '潮水实验室 | 工程实习生 | 2018.06 - 2019.02',
  ),
  honest('Halved the number of failed deliveries', '将配送失败量减少一半'),
  honest('Maya Lindqvist, Rotterdam', '玛雅·林德奎斯特，鹿特丹'),
  honest('Won first prize at the company hackathon', '获公司黑客马拉松一等奖'),
  fine('Kept the books for 3 charities', '为三家慈善机构记账'),
  fine('Saved £12,000 a year by changing suppliers', '更换供应商，每年节省 1.2 万英镑'),
  fine('Spanish (fluent)', '西班牙语（流利）'),
  fine('Bachelor of Arts in Economics, Westmere College, 2019', '韦斯特米尔学院 经济学学士，2019 年毕业'),
  fine('Trained 25 new colleagues, nearly a quarter of the office', '培训 25 名新同事，占办公室近四分之一'),
  bad('Took part in the redesign of the driver app', '负责司机端应用改版，用户满意度大幅提升', [
    '负责',
    '用户满意度大幅提升',
  ]),
  bad('Led a squad of five engineers', '带领 50 名工程师', ['50 名']),
  bad('Engineering Intern, 06/2018 - 02/2019', '工程实习生 2018.06 - 2020.02', ['2020.02']),
  bad('Wrote scripts in Go', '使用 Go 与 Java 编写脚本', ['Java']),
  bad('Company hackathon, second prize', '全国黑客马拉松二等奖', ['全国']),
  bad('Helped with the migration to AWS', '协助迁移至 AWS 与阿里云', ['阿里云']),
  wrong('Kept the books for 3 charities', '为 3 家慈善机构记账，获评优秀员工', ['优秀员工']),
  wrong('Saved £12,000 a year', '每年节省 12 万英镑', ['12 万英镑']),
  wrong('Westmere College', '哈佛大学', ['哈佛大学']),
  wrong('basic Python', '熟练掌握 Python', ['熟练掌握']),
  wrong('Financial Analyst', '财务总监', ['财务总监']),
]
