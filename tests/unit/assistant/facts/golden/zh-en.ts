import { pairsOf } from './pair'

const { honest, bad } = pairsOf('backend')
const { honest: fine, bad: wrong } = pairsOf('marketing')

export const ZH_EN = [
  honest(
    '负责订单服务开发，日均处理订单 12 万笔',
    'Responsible for the order service, processing 120,000 orders a day',
  ),
  honest(
    '参与支付系统重构，使用 Java、Spring Boot 和 MySQL',
    'Contributed to the payment system refactoring with Java, Spring Boot and MySQL',
  ),
  honest(
    '星河智联科技有限公司 后端开发工程师 2020.03 - 至今',
    'Xinghe Zhilian Technology Co., Ltd. | Backend Developer | Mar 2020 – Present',
  ),
  honest(
    '江州大学 计算机科学与技术 本科',
    'Jiangzhou University, Bachelor in Computer Science and Technology',
  ),
  honest('英语六级、软件设计师（中级）', 'CET-6; Software Designer (Intermediate)'),
  honest('林知夏', 'Lin Zhixia'),
  honest(
    '熟悉 Redis、Kafka，了解 Docker，熟练使用 Git',
    'Proficient in Git; familiar with Redis and Kafka; basic knowledge of Docker',
  ),
  honest('接口响应时间从 800ms 降到 200ms', 'Reduced API response time from 800 ms to 200 ms'),
  honest('曾在清华大学和腾讯实习', 'Interned at Tsinghua University and Tencent'),
  honest('专业排名 5/120', 'Ranked 5th of 120 in the major'),
  fine('粉丝从 1.2 万增长到 3 万', 'Grew followers from 12,000 to 30,000'),
  fine(
    '青禾食品集团 市场部 运营专员 2021年7月 - 2023年5月',
    'Qinghe Food Group, Marketing Department, Operations Specialist, Jul 2021 – May 2023',
  ),
  fine(
    '协助策划双十一活动，销售额 350 万元',
    'Assisted in planning the Double 11 campaign, with sales of RMB 3.5 million',
  ),
  fine('获校级二等奖学金', 'Second-class university scholarship'),
  fine('复购率提升三成，客诉减少一半', 'Increased the repurchase rate by 30% and halved customer complaints'),
  fine('英语四级，普通话二级甲等', 'CET-4; Mandarin Level 2 Grade A'),
  fine('累计发布 200 余篇内容', 'Published more than 200 articles'),
  bad(
    '负责订单服务开发，日均处理订单 12 万笔',
    'Responsible for the order service, processing 1.2 million orders a day',
    ['1.2 million'],
  ),
  bad('参与支付系统重构', 'Led the payment system refactoring', ['Led']),
  bad('星河智联科技有限公司 后端开发工程师', 'ByteDance | Backend Developer', ['ByteDance']),
  bad('江州大学 计算机科学与技术 本科', 'Jiangzhou University, Master in Computer Science and Technology', [
    'Master',
  ]),
  bad('了解 Docker', 'Expert in Docker and Kubernetes', ['Expert', 'Kubernetes']),
  bad('2018.07 - 2019.12', 'Jul 2017 – Dec 2019', ['Jul 2017']),
  bad('协助测试团队编写自动化脚本', 'Independently built automation scripts', ['Independently']),
  bad('带领 4 人小组完成数据迁移', 'Led a department of 40 people through the data migration', [
    'department',
    '40 people',
  ]),
  bad('优化慢 SQL', 'Optimised slow SQL, cutting server costs', ['cutting server costs']),
  bad('林知夏', 'Lin Zhiqiu', ['Zhiqiu']),
  wrong('销售额 350 万元', 'Sales of USD 3.5 million', ['USD 3.5 million']),
  wrong('英语四级', 'CET-4, TOEFL 105', ['TOEFL', '105']),
  wrong('新闻学 学士 西岭师范大学', 'BA in Journalism, Fudan University', ['Fudan University']),
  wrong('省级三等奖', 'National third prize', ['National']),
  wrong('粉丝从 1.2 万增长到 3 万', 'Grew followers from 12,000 to 30,000 within six months', ['six months']),
  wrong('运营专员', 'Operations Manager', ['Operations Manager']),
  wrong('负责公众号内容', 'Ran the official account content and Google Ads', ['Google Ads']),
]
