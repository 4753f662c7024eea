import type { WrittenTemplate } from '../written-template'

/** A principal mechanical engineer: two pages. */
export const compactEn: WrittenTemplate = {
  layout: 'compact',
  name: 'Mechanical engineer',
  tags: ['multi-page'],
  title: 'Mechanical engineer resume',
  note: 'Principal or lead mechanical engineer, robotics and motion systems',
  looks: { themeColor: '#a46624', fontSize: 13.5, dateFormat: 'month' },
  margin: { left: 56, right: 56, top: 48, bottom: 46 },
  person: {
    name: 'Tobias Renquist',
    headline: 'Principal Mechanical Engineer',
    phone: '+1 555-0163',
    email: 'tobias.renquist@example.com',
    location: 'Duffield, Michigan',
    url: 'renquist.example.com',
  },
  labels: { url: 'Portfolio' },
  summaryTitle: 'Summary',
  summary:
    'Mechanical engineer with fourteen years in electromechanical products, from first sketch to **180,000 units shipped**. Strongest where motion, heat and cost argue with each other. Licensed professional engineer, named on six patents, and the person colleagues call when a tolerance stack will not close.',
  sections: [
    { kind: 'skill' },
    {
      kind: 'experience',
      items: [
        {
          title: 'Ironvale Robotics',
          subtitle: 'Principal Mechanical Engineer',
          place: 'Duffield, MI',
          dates: ['2020-02', 'now'],
          text: [
            'Own the arm and gripper architecture of a warehouse robot now running in 63 sites; lead nine engineers across three disciplines.',
            'Redesigned the wrist joint around a hollow cycloidal drive, removing 2.1 kg and lifting payload from 11 to **16 kg** at the same motor power.',
            'Brought mean time between failures from 1,900 to 7,400 hours by replacing cable chains with a flat flexible harness and proving it over 12 million cycles.',
            'Cut the bill of materials by 27% ($1,140 a unit) through castings, part reuse and a second source for every bearing.',
            'Introduced weekly design reviews with manufacturing in the room; engineering changes after release fell from 48 to 13 a quarter.',
          ],
        },
        {
          title: 'Halcyon Medical Devices',
          subtitle: 'Senior Mechanical Engineer',
          place: 'Ashby, MI',
          dates: ['2015-08', '2020-01'],
          text: [
            'Led mechanical design of a portable infusion pump from concept to clearance in 26 months, two months ahead of plan.',
            'Solved a flow-rate drift that three suppliers had given up on: a 0.4 mm rib against creep in a snap fit took it **from 9% down to 2%**.',
            'Wrote the tolerance analysis standard used for all class II products and trained 35 engineers on it.',
            'Qualified four injection-moulding suppliers in two countries, raising first-pass yield from 88% to 97.5%.',
          ],
        },
        {
          title: 'Corliss & Vane Pumps',
          subtitle: 'Mechanical Engineer',
          place: 'Toledo, OH',
          dates: ['2011-06', '2015-07'],
          text: [
            'Designed a family of eleven impellers with simulation and rig testing; the best gained 6.5 points of hydraulic efficiency.',
            'Automated test-stand reporting in Python, giving back about 20 hours of engineering time each week.',
            'Reduced field noise complaints by 70% with a tuned baffle that cost 85 cents.',
          ],
        },
      ],
    },
    {
      kind: 'project',
      title: 'Selected projects',
      items: [
        {
          keepTogether: true,
          title: 'Cold-chain gripper',
          subtitle: 'Technical lead',
          dates: ['2022-09', '2023-08'],
          tags: ['−30 °C', 'food-safe polymers', 'fatigue testing'],
          text: [
            'Developed a gripper that works from −30 to 45 °C without heaters by matching expansion across four materials.',
            'Passed washdown certification at the first attempt and opened a frozen-food segment worth $14 million in orders.',
          ],
        },
        {
          title: 'Quiet pump for home therapy',
          subtitle: 'Lead designer',
          dates: ['2017-01', '2018-03'],
          tags: ['acoustics', 'silicone damping'],
          text: '- Lowered bedside noise from 43 to **29 dBA**, the figure patients in 40 home interviews had asked for most.',
        },
        {
          title: 'Open Dyno',
          subtitle: 'Creator',
          dates: ['2019', 'now'],
          link: 'https://renquist.example.com/open-dyno',
          text: '- Published drawings and firmware of a $600 motor dynamometer; built by more than 220 workshops and school labs.',
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'Great Lakes Polytechnic',
          subtitle: 'MSc in Mechanical Engineering',
          dates: ['2009-09', '2011-05'],
          facts: [{ key: 'thesis', label: 'Thesis', value: 'Fatigue of thin-ring gears under shock load' }],
        },
        {
          title: 'Marlowe College of Engineering',
          subtitle: 'BSc in Mechanical Engineering',
          dates: ['2005-09', '2009-05'],
          facts: [{ key: 'score', label: 'GPA', value: '3.8/4.0, magna cum laude' }],
        },
      ],
    },
    {
      kind: 'award',
      title: 'Patents and recognition',
      items: [
        { title: 'Hollow wrist actuator', subtitle: 'Patent, lead inventor', dates: '2023' },
        { title: 'Creep-tolerant snap joint', subtitle: 'Patent, sole inventor', dates: '2019' },
        { title: 'Designer of the Year', subtitle: 'Midwest Machine Design Forum', dates: '2022' },
      ],
    },
    {
      kind: 'certificate',
      items: [
        { title: 'Professional Engineer, State of Michigan', dates: '2016' },
        { title: 'Senior GD&T Professional', dates: '2014' },
        { title: 'Six Sigma Black Belt', dates: '2018' },
      ],
    },
    {
      kind: 'volunteer',
      items: [
        {
          title: 'Duffield High School Robotics',
          subtitle: 'Head mentor',
          dates: ['2016', 'now'],
          text: '- Coach 24 students a year; the team reached the state final four times and nine alumni now work as engineers.',
        },
      ],
    },
  ],
  skills: {
    title: 'Core skills',
    rows: {
      Design: ['SolidWorks', 'Creo', 'GD&T', 'tolerance analysis', 'design for assembly'],
      Analysis: ['Ansys', 'fatigue', 'thermal', 'multibody dynamics', 'Python'],
      Manufacturing: ['die casting', 'injection moulding', 'sheet metal', 'supplier qualification'],
      Leadership: ['design reviews', 'mentoring', 'regulatory submissions'],
    },
  },
}
