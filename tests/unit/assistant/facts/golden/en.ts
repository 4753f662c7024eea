import { pairsOf } from './pair'

const { honest, bad } = pairsOf('engineer')
const { honest: fine, bad: wrong } = pairsOf('analyst')

export const EN = [
  honest(
    'I was helping to migrate twelve services from Perl to Go on AWS',
    'Helped migrate 12 services from Perl to Go on AWS',
  ),
  honest(
    'Built a routing API in Go and PostgreSQL, used by 40 depots',
    '- Built a routing API (Go, PostgreSQL)\n- Used by forty depots',
  ),
  honest(
    'I wrote most of the tests. They run on every commit.',
    'Wrote most of the tests, run on every commit',
  ),
  honest('Mar 2019 - Present', 'March 2019 – present'),
  honest(
    'responsible for on-call of 3 services, roughly 1,200 requests a second',
    'Owned on-call for three services at about 1.2k requests per second',
  ),
  honest(
    'Made the nightly job faster: from 60 minutes to 15 minutes',
    'Cut the nightly job from 60 to 15 minutes, a 75% reduction',
  ),
  honest(
    'familiar with Kubernetes, Terraform; proficient in Go, SQL',
    'Proficient in Go and SQL; familiar with Kubernetes and Terraform',
  ),
  honest(
    'Supported a team of 6 with weekly test reports',
    'Delivered weekly test reports to a six-person team',
  ),
  honest(
    'Worked on the new billing pages with two designers',
    'Collaborated with two designers on new billing pages',
  ),
  honest('Improved load time by half', 'Reduced load time by 50%'),
  honest(
    '',
    'Software Engineer with hands-on experience of Go, PostgreSQL and AWS, now at Northwind Logistics',
  ),
  honest('Introduced code review', 'Introduced code review and mentored 3 juniors', {
    user: 'I also mentored three juniors',
  }),
  fine(
    'Prepared monthly reports for 15 branches; reporting time fell from 5 days to 3 days',
    'Prepared monthly reports for fifteen branches and reduced reporting time from five days to three',
  ),
  fine('Assisted with the 2022 budget of $4.5 million', 'Assisted in preparing the $4.5M budget for 2022'),
  fine('Finalist, Westmere Case Competition', 'Finalist in the Westmere Case Competition'),
  fine(
    'I did the budgets for more than 30 clients over two years',
    'Prepared budgets for 30+ clients across 24 months',
  ),
  fine('checked invoices and fixed mistakes in them', 'Audited invoices and corrected errors'),
  bad(
    'Helped migrate twelve services from Perl to Go on AWS',
    'Led the migration of twelve services from Perl to Go on AWS',
    ['Led'],
  ),
  bad('Built a routing API in Go', 'Built a routing API in Go and Redis', ['Redis']),
  bad('used by 40 depots', 'Used by 400 depots', ['400 depots']),
  bad('familiar with Kubernetes', 'Expert in Kubernetes', ['Expert']),
  bad(
    'Tidewater Labs | Engineering Intern | 06/2018 - 02/2019',
    'Tidewater Labs | Software Engineer | 06/2018 - 08/2019',
    ['Software Engineer', '08/2019'],
  ),
  bad('Wrote the deployment scripts', 'Wrote the deployment scripts, significantly improving efficiency', [
    'improving efficiency',
  ]),
  bad('Built a routing API', 'Built a routing API, which increased revenue by 25%', [
    'increased revenue',
    '25%',
  ]),
  bad('BSc Computer Science, University of Halden', 'MSc Computer Science, University of Halden', ['MSc']),
  bad('Worked at Northwind Logistics', 'Worked at Northwind Logistics and Google', ['Google']),
  bad('Tests take 200 ms', 'Tests take 200 minutes', ['200 minutes']),
  bad('Deployed services on AWS', 'Deployed services on AWS with Helm and ArgoCD', ['Helm', 'ArgoCD'], {
    job: 'Helm and ArgoCD are a plus',
  }),
  wrong('Finalist, Westmere Case Competition', 'Winner of the Westmere Case Competition', ['Winner']),
  wrong('nearly 30 clients', 'Served over 30 clients', ['over 30']),
  wrong('Certificates: CFA Level I', 'Certificates: CFA Level I, CPA', ['CPA']),
  wrong('reports for 15 branches', 'Reports for 15 branches, praised by Anna Whitfield', [
    'praised',
    'Anna Whitfield',
  ]),
  wrong('Supported my team with dashboards', 'Supported the whole department with Power BI dashboards', [
    'department',
    'Power BI',
  ]),
  wrong('Reduced reporting time by 10%', 'Reduced reporting time by 30%', ['30%']),
]
