/** Invented people: what stands in their resumes apart from the text that a pair replaces. */
export const PEOPLE = {
  backend: `林知夏
后端开发工程师 | 杭州 | 3 年经验
教育经历
江州大学 计算机科学与技术 本科 2014.09 - 2018.06 GPA 3.6/4.0，专业排名 5/120
工作经历
星河智联科技有限公司 后端开发工程师 2020.03 - 至今
- 参与支付系统重构，使用 Java、Spring Boot 和 MySQL
- 负责订单服务，日均处理订单 12 万笔
云杉软件有限公司 后端开发实习生 2018.07 - 2019.12
- 协助测试团队编写自动化脚本
技能：熟悉 Redis、Kafka，了解 Docker，熟练使用 Git
证书：英语六级、软件设计师（中级）`,
  marketing: `周远帆
运营专员，现居成都
2021年7月 - 2023年5月 青禾食品集团 市场部 运营专员
负责公众号与小红书内容，累计发布 200 余篇，粉丝从 1.2 万增长到 3 万
协助策划双十一活动，销售额 350 万元
2017 - 2021 西岭师范大学 新闻学 学士，获校级二等奖学金、全国大学生广告大赛省级三等奖
英语四级，普通话二级甲等`,
  engineer: `Maya Lindqvist
Software Engineer, Rotterdam
Northwind Logistics B.V. | Software Engineer | Mar 2019 - Present
- Helped migrate twelve services from Perl to Go on AWS
- Built a routing API in Go and PostgreSQL, used by 40 depots
Tidewater Labs | Engineering Intern | 06/2018 - 02/2019
- Supported a team of 6 with weekly test reports
Education: BSc Computer Science, University of Halden, 2015 - 2018, GPA 3.4
Skills: familiar with Kubernetes, Terraform; proficient in Go, SQL`,
  analyst: `Daniel Okoro
Financial Analyst
Harbour & Pine Bank, Financial Analyst, January 2020 - August 2023
- Prepared monthly reports for 15 branches; reporting time fell from 5 days to 3 days
- Assisted with the 2022 budget of $4.5 million
Education: Bachelor of Arts in Economics, Westmere College, 2019. Finalist, Westmere Case Competition
Certificates: CFA Level I. Tools: Excel, Tableau, basic Python. Spanish (fluent)`,
}
export type Person = keyof typeof PEOPLE
