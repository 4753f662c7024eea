import type { WrittenExample } from '../example-source'

export const engineeringEn: WrittenExample[] = [
  {
    key: 'backend-engineer',
    typeName: 'Backend engineer',
    templateCode: 'classic-en',
    themeColor: '#487bc2',
    title: 'Backend engineer',
    person: {
      name: 'Tomasz Arkell',
      headline: 'Backend engineer',
      phone: '+44 20 7946 0172',
      email: 'tomasz.arkell@example.com',
      location: 'Bristol, UK',
      url: 'arkell.example.com',
    },
    summary:
      'Backend engineer with seven years in payments and logistics. I like systems that fail in ways one can explain, and I write the explanation down before the next person needs it.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Harbourline Payments',
            subtitle: 'Senior software engineer',
            place: 'Bristol',
            dates: ['2022-02', 'now'],
            text: [
              'Split the settlement job out of a monolith; nightly run time fell from 5 h 40 min to **52 minutes** and has not missed the bank’s cut-off since.',
              'Introduced idempotency keys on all write endpoints, ending some 30 duplicate charges a month.',
              'Ran the on-call rota for eight engineers; halved night alerts by deleting those nobody acted on.',
              'Moved 14 services to Kubernetes with Terraform, one a fortnight, without an outage.',
              'Mentor to three juniors; two now own services of their own.',
            ],
          },
          {
            title: 'Parcelfold',
            subtitle: 'Software engineer',
            place: 'Bath',
            dates: ['2019-06', '2022-01'],
            text: [
              'Built the label service (Go, PostgreSQL) that prints about 90,000 labels a day for 14 carriers.',
              'Cut p99 of the tracking API from 2.3 s to 180 ms: one read model instead of five calls in a chain.',
              'Wrote a test harness in Python that plays each carrier; adding one went from six weeks to nine days.',
            ],
          },
        ],
      },
      {
        kind: 'project',
        title: 'Open source',
        items: [
          {
            title: 'pgtrail',
            subtitle: 'Author',
            dates: ['2021', 'now'],
            link: 'https://code.example.com/pgtrail',
            text: 'Change history for PostgreSQL tables in 600 lines; used in production by at least nine companies that wrote to say so.',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'University of Westmarch',
            subtitle: 'BSc Computer Science',
            dates: ['2016-09', '2019-06'],
            facts: { Grade: 'First-class honours', Project: 'Detecting lost updates in a replicated store' },
          },
        ],
      },
      {
        kind: 'volunteer',
        items: [
          {
            title: 'Avonside Library',
            subtitle: 'Programming tutor',
            dates: ['2023', 'now'],
            text: 'Two evenings a month; 30 teenagers have finished and shown a game of their own.',
          },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        Languages: ['Go', 'Python', 'SQL', 'TypeScript'],
        Data: ['PostgreSQL', 'Kafka', 'Redis'],
        Operations: ['Linux', 'Terraform', 'Kubernetes'],
      },
    },
  },
  {
    key: 'site-reliability-engineer',
    typeName: 'Site reliability engineer',
    templateCode: 'compact-en',
    themeColor: '#a46624',
    title: 'Site reliability engineer',
    person: {
      name: 'Nadia Ferrant',
      headline: 'Site reliability engineer',
      phone: '+1 555-0163',
      email: 'nadia.ferrant@example.com',
      location: 'Denver, CO',
    },
    summary:
      'Ten years of keeping things running, the last seven as SRE for a platform with 40 million requests a day. I measure before I tune and I count a quiet month as a result.',
    sections: [
      {
        kind: 'experience',
        items: [
          {
            title: 'Ridgeway Streaming',
            subtitle: 'Staff site reliability engineer',
            place: 'Denver',
            dates: ['2021-04', 'now'],
            text: [
              'Moved 120 services to one deployment pipeline; merge to production takes **35 minutes**, not two days.',
              'Wrote error budgets with the product teams; incidents above severity 2 fell from 31 to 8 a year.',
              'Cut cloud spending by $1.1 million a year through right-sizing and storage tiers; availability held.',
              'Put all 46 AWS accounts under Terraform; a region is rebuilt from code in 90 minutes.',
              'Chaired 60 incident reviews; every action item has an owner and 92% were closed in their month.',
            ],
          },
          {
            title: 'Ridgeway Streaming',
            subtitle: 'Site reliability engineer',
            place: 'Denver',
            dates: ['2019-01', '2021-03'],
            text: [
              'Designed the regional failover that was first needed in the 2020 power cut and worked in four minutes.',
              'Replaced 400 host checks with 60 Prometheus alerts; pages fell from 70 to 18 a week.',
              'Wrote the load generator in Go that now runs before every release; it has stopped nine releases so far.',
            ],
          },
          {
            title: 'Coldwater County',
            subtitle: 'Systems administrator',
            place: 'Coldwater, CO',
            dates: ['2016-06', '2018-12'],
            text: [
              'Ran 140 servers for schools and libraries; replaced tape backups and proved restores every quarter.',
              'Automated patching in Bash and Python, which freed two working days a month for a team of three.',
            ],
          },
        ],
      },
      {
        kind: 'publication',
        title: 'Talks',
        items: [
          {
            title: 'The alert that nobody missed',
            subtitle: 'High Plains Operations Day',
            dates: '2024-10',
            text: 'How to delete alerts safely: mute each for 30 days, review it once, then let it go.',
          },
        ],
      },
      {
        kind: 'education',
        items: [
          {
            title: 'Front Range State University',
            subtitle: 'BS Information Systems',
            dates: ['2012-08', '2016-05'],
            facts: { GPA: '3.6/4.0' },
          },
        ],
      },
      {
        kind: 'certificate',
        items: [
          { title: 'Certified Kubernetes Administrator', dates: '2023-05' },
          { title: 'AWS Solutions Architect, Professional', dates: '2022-02' },
        ],
      },
      {
        kind: 'volunteer',
        items: [
          {
            title: 'Front Range Search and Rescue',
            subtitle: 'Radio operator',
            dates: ['2020', 'now'],
            text: 'About 15 call-outs a year; moved the team’s maps to tablets that work without a signal.',
          },
        ],
      },
      { kind: 'skill' },
    ],
    skills: {
      rows: {
        Platforms: ['Kubernetes', 'AWS', 'Linux'],
        Observability: ['Prometheus', 'Grafana', 'Tracing'],
        Code: ['Go', 'Python', 'Bash', 'Terraform'],
      },
    },
  },
]
