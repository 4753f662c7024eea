import { pairsOf } from '../pair'

const { honest, bad } = pairsOf('engineer')
const { honest: fine, bad: wrong } = pairsOf('analyst')

export const HELD_EN = [
  honest(
    'Was in charge of the release train; we shipped every two weeks',
    'Ran the release train, shipping fortnightly',
  ),
  honest(
    'Took part in the redesign of the driver app, which has 10k+ daily users',
    'Contributed to redesigning a driver app with over 10,000 daily users',
  ),
  honest(
    'The memory leak I fixed had cost us 2 GB per day',
    'Fixed a memory leak that was costing 2GB a day',
  ),
  honest(
    'Throughput went up threefold after I rewrote the parser',
    'Rewrote the parser, tripling throughput',
  ),
  honest(
    'Software engineer with more than five years of experience',
    'Software engineer, 5+ years of experience',
  ),
  fine(
    'Kept the books for 3 charities; about half of them had no records',
    'Managed bookkeeping for three charities, roughly 50% of which had no records',
  ),
  fine('Won second place in the regional debate', 'Second place, regional debate'),
  fine(
    'Used Excel macros so that the close takes 2 days instead of 4',
    'Automated the close with Excel macros, halving it from 4 days to 2',
  ),
  fine('Wrote memos and gave talks to senior managers', 'Authored memos and presented to senior management'),
  fine('GPA 3.7 out of 4', 'GPA: 3.7/4.0'),
  fine('Managed accounts', 'Managed accounts worth EUR 2 million', {
    user: 'The accounts were worth about 2 million euros',
  }),
  bad('Took part in the redesign of the driver app', 'Architected the driver app redesign', ['Architected']),
  bad('Fixed a memory leak', 'Fixed a memory leak, saving 2 GB per day', ['2 GB']),
  bad('Rewrote the parser in Go', 'Rewrote the parser in Go and Rust', ['Rust']),
  bad('Studied at the University of Halden', 'Studied at Stanford University', ['Stanford University']),
  bad('Worked on a search feature', 'Single-handedly delivered a search feature', ['Single-handedly']),
  wrong('Kept the books for 3 charities', 'Kept the books for 3 charities and reduced overhead by 18%', [
    'reduced overhead by 18%',
  ]),
  wrong('Two months at the Lisbon office', 'Two years at the Lisbon office', ['Two years']),
  wrong('Second place in the regional debate', 'First place in the national debate', [
    'First place',
    'national',
  ]),
  wrong('Financial Analyst', 'Senior Financial Analyst', ['Senior Financial Analyst']),
  wrong('Passed CFA Level I', 'Passed CFA Level II', ['Level II']),
  wrong('Worked with branch managers', 'Worked with branch managers and Deloitte auditors', ['Deloitte']),
]
