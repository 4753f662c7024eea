import { pairsOf } from './pair'

const { honest, bad } = pairsOf('engineer')
const { honest: fine, bad: wrong } = pairsOf('analyst')

export const EN_ZH = [
  honest('Helped migrate twelve services from Perl to Go on AWS', '协助将 12 个服务从 Perl 迁移到 Go（AWS）'),
  honest(
    'Built a routing API in Go and PostgreSQL, used by 40 depots',
    '使用 Go 与 PostgreSQL 开发路由接口，服务四十个仓库',
  ),
  honest('Mar 2019 - Present', '2019年3月至今'),
  honest(
    'BSc Computer Science, University of Halden, 2015 - 2018, GPA 3.4',
    '哈尔登大学 计算机科学 理学学士 2015 - 2018，GPA 3.4',
  ),
  honest('Northwind Logistics B.V. | Software Engineer', '北风物流公司 | 软件工程师'),
  honest(
    'familiar with Kubernetes, Terraform; proficient in Go, SQL',
    '熟练使用 Go、SQL，熟悉 Kubernetes、Terraform',
  ),
  honest('Supported a team of 6 with weekly test reports', '每周为 6 人团队提供测试报告'),
  honest('Doubled the throughput of the queue', '队列吞吐量翻倍'),
  honest('Cut build time from 20 minutes to 5 minutes', '构建时间由 20 分钟缩短至 5 分钟'),
  honest('Worked for Microsoft and Stanford University', '曾就职于微软与斯坦福大学'),
  fine('Assisted with the 2022 budget of $4.5 million', '协助编制 2022 年 450 万美元预算'),
  fine('Prepared monthly reports for 15 branches', '为十五家分行编制月度报告'),
  fine(
    'CFA Level I. Tools: Excel, Tableau, basic Python',
    '特许金融分析师一级（CFA Level I）；工具：Excel、Tableau，Python 基础',
  ),
  fine('Finalist, Westmere Case Competition', '韦斯特米尔案例大赛入围决赛'),
  fine('Increased retention by 12% and lowered costs by a third', '留存率提升 12%，成本降低三分之一'),
  fine('January 2020 - August 2023', '2020.01 - 2023.08'),
  fine('more than 1,500 transactions a week', '每周处理 1500 余笔交易'),
  bad('Helped migrate twelve services', '主导 12 个服务的迁移', ['主导']),
  bad('Built a routing API, used by 40 depots', '开发路由接口，服务 40 万个仓库', ['40 万个']),
  bad('Engineering Intern', '高级工程师', ['高级工程师']),
  bad('familiar with Terraform', '精通 Terraform', ['精通']),
  bad('Northwind Logistics B.V. | Software Engineer', '阿里巴巴 | 软件工程师', ['阿里巴巴']),
  bad('BSc Computer Science, University of Halden', '牛津大学 计算机科学 理学学士', ['牛津大学']),
  bad('Mar 2019 - Present', '2016年3月至今', ['2016年3月']),
  bad('Wrote weekly test reports', '每周编写测试报告，获得领导一致好评', ['好评']),
  bad('Cut build time from 20 minutes to 5 minutes', '构建时间由 20 分钟缩短至 5 秒', ['5 秒']),
  bad('Wrote the release notes', '编写发布说明，显著提升团队效率', ['显著提升团队效率']),
  wrong('Assisted with the 2022 budget of $4.5 million', '负责 2022 年 450 万美元预算', ['负责']),
  wrong('Assisted with the 2022 budget of $4.5 million', '协助编制 2022 年 4500 万美元预算', ['4500 万美元']),
  wrong('CFA Level I', 'CFA 一级，注册会计师', ['注册会计师']),
  wrong('Finalist, Westmere Case Competition', '韦斯特米尔案例大赛冠军', ['冠军']),
  wrong('Tools: Excel, Tableau', '工具：Excel、Tableau、SAP', ['SAP']),
  wrong('Bachelor of Arts in Economics', '经济学博士', ['博士']),
  wrong('Supported two analysts', '管理 20 名分析师', ['管理 20 名']),
]
