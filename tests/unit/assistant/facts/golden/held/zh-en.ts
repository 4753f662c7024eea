import { pairsOf } from '../pair'

const { honest, bad } = pairsOf('backend')
const { honest: fine, bad: wrong } = pairsOf('marketing')

export const HELD_ZH_EN = [
  honest(
    '独立开发库存预警小工具，仓库少跑了两成冤枉路',
    'Independently developed a stock alert tool that cut unnecessary warehouse trips by 20%',
  ),
  honest(
    '云杉软件有限公司 后端开发实习生 2018.07 - 2019.12',
    'Yunshan Software Co., Ltd. — Backend Development Intern, July 2018 to December 2019',
  ),
  honest(
    '主导接口网关升级，覆盖 40 多个微服务',
    'Led the API gateway upgrade across more than 40 microservices',
  ),
  honest('带过两名新人', 'Mentored two new hires'),
  honest('系统可用性达到 99.95%', 'Achieved 99.95% system availability'),
  fine('周远帆，现居成都', 'Yuanfan Zhou, based in Chengdu'),
  fine(
    '全国大学生广告大赛省级三等奖',
    'Third prize (provincial level), National College Student Advertising Competition',
  ),
  fine('策划直播 12 场，总观看 86 万人次', 'Planned 12 livestreams with 860,000 total views'),
  fine('西岭师范大学 新闻学 学士 2017 - 2021', 'Xiling Normal University, BA in Journalism, 2017–2021'),
  fine(
    '把客服回复时间从十分钟压到了两分钟以内',
    'Cut customer service response time from 10 minutes to under 2 minutes',
  ),
  fine('会用 Photoshop 和剪映', 'Able to use Photoshop and CapCut'),
  bad('主导接口网关升级', 'Led the API gateway upgrade for a 15-engineer team', ['15-engineer']),
  bad('系统可用性达到 99.95%', 'Achieved 99.99% system availability', ['99.99%']),
  bad('后端开发实习生', 'Backend Development Lead', ['Lead']),
  bad('使用 Spring Boot 开发接口', 'Built APIs with Spring Boot and Spring Cloud', ['Spring Cloud']),
  bad('参与代码评审', 'Participated in code reviews, reducing defects by a third', [
    'reducing defects by a third',
  ]),
  bad('在杭州工作', 'Worked in Hangzhou and Singapore', ['Singapore']),
  wrong('策划直播 12 场', 'Planned 12 livestreams generating RMB 2 million in sales', ['RMB 2 million']),
  wrong('西岭师范大学 学士 2017 - 2021', 'Xiling Normal University, BA, 2017–2020', ['2020']),
  wrong('帮忙整理客户名单', 'Owned the customer database', ['Owned']),
  wrong('会用 Photoshop', 'Advanced Photoshop and Illustrator skills', ['Advanced', 'Illustrator']),
  wrong('青禾食品集团', 'Nestlé', ['Nestlé']),
]
