import type { Pair } from '../pair'
import {
  claimsEn,
  classTeacherEn,
  creditEn,
  dataScientistEn,
  electricianEn,
  eventsEn,
  foremanEn,
  frontDeskEn,
  historianEn,
  juniorAccountantEn,
  marineEn,
  mouldingEn,
  productEn,
  pumpEngineerEn,
  socialWorkerEn,
  softwareSalesEn,
  warehouseEn,
} from './callings-people-en'

/** Rewrites in English of people of many callings. */
export const CALLINGS_EN: Pair[] = [
  softwareSalesEn.honest(
    'Looked after 45 existing accounts and renewed 41 of them in 2023.',
    'Managed a portfolio of 45 existing accounts and secured renewals from 41 of them (roughly 91%) in 2023.',
  ),
  classTeacherEn.honest(
    'Reading results went up: 82% of the class met the expected standard in 2021, compared with 70% in 2019.',
    'Saw reading attainment climb 12 percentage points, with 82% of the class meeting the expected standard in 2021, up from 70% in 2019.',
  ),
  juniorAccountantEn.bad(
    'Qualifications: ACCA part-qualified (9 of 13 papers)',
    'Qualifications: ACCA member (all 13 papers passed)',
    ['ACCA member', 'all 13 papers passed'],
  ),
  warehouseEn.bad(
    'Supervise 18 warehouse staff over two shifts; about 1,200 pallets a day.',
    'Supervise a team of 18 warehouse staff across two shifts, processing about 1,200 pallets per hour.',
    ['per hour'],
  ),
  frontDeskEn.bad(
    'Speak English, French and basic Spanish with guests.',
    'Communicate with guests in English, French and business-level Spanish.',
    ['business-level'],
    { user: 'Shorter and more professional' },
  ),
  marineEn.honest(
    'Co-author of 5 peer-reviewed papers, first author on two of them.',
    'Published five peer-reviewed papers, two as first author and three as co-author.',
  ),
  mouldingEn.honest(
    'Set up and run 6 injection moulding machines; change a mould in about 45 minutes, it used to take 90.',
    'Set up and operate six injection moulding machines, with mould changeovers now taking around 45 minutes, half the previous time.',
  ),
  foremanEn.honest(
    'Took over safety talks on Mondays; two recordable incidents in 2019, none since.',
    'Assumed responsibility for Monday safety talks; two recordable incidents in 2019, zero since.',
  ),
  dataScientistEn.bad(
    'Summary: Data scientist with a background in retail forecasting. Comfortable in Python and SQL.',
    'Summary: Data scientist with over 8 years of experience in retail forecasting, skilled in Python and SQL.',
    ['over 8 years of experience'],
  ),
  pumpEngineerEn.bad(
    'Took 1.8 kg out of the standard housing (it was 12 kg) by changing the ribs.',
    'Reduced the weight of the standard 12 kg housing by 1.8 kg through rib redesign, saving £45,000 a year in material.',
    ['saving £45,000 a year'],
  ),
  pumpEngineerEn.honest(
    'Took 1.8 kg out of the standard housing (it was 12 kg) by changing the ribs.',
    'Cut the weight of the standard housing by 15% (1.8 kg of 12 kg) by redesigning the ribs.',
  ),
  socialWorkerEn.bad(
    'Was one of the practitioners consulted on the new referral form.',
    "Redesigned the council's referral form following consultation with practitioners.",
    ['Redesigned'],
  ),
  eventsEn.honest(
    'Keep budgets of up to NOK 900,000 per event and negotiate with venues and caterers.',
    'I control event budgets of up to NOK 900,000 and negotiate with venues and caterers, which I would like to do for Halvorsen Conferences AS.',
    {
      user: 'turn this into a sentence for my cover letter',
      job: 'Events Manager, Halvorsen Conferences AS. You will run large conferences, manage supplier relationships and control budgets.',
    },
  ),
  creditEn.bad(
    'BS Finance, Appalachian State University, 2016; CFA Level I passed',
    'BS Finance, Appalachian State University, 2016; CFA charterholder',
    ['charterholder'],
  ),
  creditEn.honest(
    'Analyze loan requests from small manufacturers, usually $250K to $2M, about 20 a quarter.',
    'Evaluate around 80 loan requests a year from small manufacturers, typically ranging from $250,000 to $2 million.',
  ),
  historianEn.bad(
    'Second supervisor of three PhD students.',
    'Principal supervisor of three PhD students, all of whom completed on time.',
    ['Principal', 'all of whom completed on time'],
  ),
  claimsEn.honest(
    'Referred 26 suspicious claims to the fraud team in 2022; 11 were confirmed.',
    'Escalated 26 suspicious claims to the fraud team in 2022, with 11 of them (about 42%) confirmed.',
  ),
  electricianEn.bad('WA journeyman license 2018, OSHA 10', 'WA master electrician license 2018, OSHA 30', [
    'master electrician',
    'OSHA 30',
  ]),
  productEn.honest(
    'Owned search: did 25 user interviews, wrote the specs, worked with 5 engineers and one designer.',
    'Owned search, conducting 25 user interviews, writing the specifications and working with a team of six (five engineers and a designer).',
    {
      job: 'Product Manager, Inkwell Labs. Own a product area end to end, run user research and work closely with engineering and design.',
    },
  ),
]
