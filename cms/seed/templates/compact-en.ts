import type { ResumeContentInput } from '../../../collections/resumes/schema'

/** A principal mechanical engineer: two pages. */
export const compactEn: ResumeContentInput = {
  title: 'Mechanical engineer resume',
  config: {
    language: 'en',
    themeColor: '#a46624',
    font: 'source-sans',
    fontSize: 13.5,
    lineSpace: 'leading-relaxed',
    dateFormat: 'month',
    desc: 'Principal or lead mechanical engineer, robotics and motion systems',
  },
  margin: { left: 56, right: 56, top: 48, bottom: 46 },
  baseInfo: {
    title: 'Contact',
    list: [
      { id: 'b-name', kind: 'name', key: 'Name', value: 'Tobias Renquist' },
      { id: 'b-head', kind: 'headline', key: 'Position', value: 'Principal Mechanical Engineer' },
      { id: 'b-tel', kind: 'phone', key: 'Phone', value: '+1 555-0163' },
      { id: 'b-mail', kind: 'email', key: 'Email', value: 'tobias.renquist@example.com' },
      { id: 'b-city', kind: 'location', key: 'Location', value: 'Duffield, Michigan' },
      {
        id: 'b-web',
        kind: 'url',
        key: 'Portfolio',
        value: 'renquist.example.com',
        url: 'https://renquist.example.com',
      },
    ],
  },
  entryList: [
    {
      id: 'sec-sum',
      kind: 'summary',
      title: 'Summary',
      items: [
        {
          id: 'sum-1',
          text: 'Mechanical engineer with fourteen years in electromechanical products, from first sketch to **180,000 units shipped**. Strongest where motion, heat and cost argue with each other. Licensed professional engineer, named on six patents, and the person colleagues call when a tolerance stack will not close.',
        },
      ],
    },
    {
      id: 'sec-skill',
      kind: 'skill',
    },
    {
      id: 'sec-work',
      kind: 'experience',
      title: 'Experience',
      items: [
        {
          id: 'work-1',
          title: 'Ironvale Robotics',
          subtitle: 'Principal Mechanical Engineer',
          place: 'Duffield, MI',
          start: '2020-02',
          end: 'now',
          text: [
            '- Own the arm and gripper architecture of a warehouse robot now running in 63 sites; lead nine engineers across three disciplines.',
            '- Redesigned the wrist joint around a hollow cycloidal drive, removing 2.1 kg and lifting payload from 11 to **16 kg** at the same motor power.',
            '- Brought mean time between failures from 1,900 to 7,400 hours by replacing cable chains with a flat flexible harness and proving it over 12 million cycles.',
            '- Cut the bill of materials by 27% ($1,140 a unit) through castings, part reuse and a second source for every bearing.',
            '- Introduced weekly design reviews with manufacturing in the room; engineering changes after release fell from 48 to 13 a quarter.',
          ].join('\n'),
        },
        {
          id: 'work-2',
          title: 'Halcyon Medical Devices',
          subtitle: 'Senior Mechanical Engineer',
          place: 'Ashby, MI',
          start: '2015-08',
          end: '2020-01',
          text: [
            '- Led mechanical design of a portable infusion pump from concept to clearance in 26 months, two months ahead of plan.',
            '- Solved a flow-rate drift that three suppliers had given up on: a 0.4 mm rib against creep in a snap fit took it **from 9% down to 2%**.',
            '- Wrote the tolerance analysis standard used for all class II products and trained 35 engineers on it.',
            '- Qualified four injection-moulding suppliers in two countries, raising first-pass yield from 88% to 97.5%.',
          ].join('\n'),
        },
        {
          id: 'work-3',
          title: 'Corliss & Vane Pumps',
          subtitle: 'Mechanical Engineer',
          place: 'Toledo, OH',
          start: '2011-06',
          end: '2015-07',
          text: [
            '- Designed a family of eleven impellers with simulation and rig testing; the best gained 6.5 points of hydraulic efficiency.',
            '- Automated test-stand reporting in Python, giving back about 20 hours of engineering time each week.',
            '- Reduced field noise complaints by 70% with a tuned baffle that cost 85 cents.',
          ].join('\n'),
        },
      ],
    },
    {
      id: 'sec-proj',
      kind: 'project',
      title: 'Selected projects',
      items: [
        {
          id: 'proj-1',
          keepTogether: true,
          title: 'Cold-chain gripper',
          subtitle: 'Technical lead',
          start: '2022-09',
          end: '2023-08',
          tags: ['−30 °C', 'food-safe polymers', 'fatigue testing'],
          text: [
            '- Developed a gripper that works from −30 to 45 °C without heaters by matching expansion across four materials.',
            '- Passed washdown certification at the first attempt and opened a frozen-food segment worth $14 million in orders.',
          ].join('\n'),
        },
        {
          id: 'proj-2',
          title: 'Quiet pump for home therapy',
          subtitle: 'Lead designer',
          start: '2017-01',
          end: '2018-03',
          tags: ['acoustics', 'silicone damping'],
          text: '- Lowered bedside noise from 43 to **29 dBA**, the figure patients in 40 home interviews had asked for most.',
        },
        {
          id: 'proj-3',
          title: 'Open Dyno',
          subtitle: 'Creator',
          start: '2019',
          end: 'now',
          link: 'https://renquist.example.com/open-dyno',
          text: '- Published drawings and firmware of a $600 motor dynamometer; built by more than 220 workshops and school labs.',
        },
      ],
    },
    {
      id: 'sec-edu',
      kind: 'education',
      title: 'Education',
      items: [
        {
          id: 'edu-1',
          title: 'Great Lakes Polytechnic',
          subtitle: 'MSc in Mechanical Engineering',
          start: '2009-09',
          end: '2011-05',
          facts: [
            {
              id: 'edu-1-th',
              key: 'thesis',
              label: 'Thesis',
              value: 'Fatigue of thin-ring gears under shock load',
            },
          ],
        },
        {
          id: 'edu-2',
          title: 'Marlowe College of Engineering',
          subtitle: 'BSc in Mechanical Engineering',
          start: '2005-09',
          end: '2009-05',
          facts: [{ id: 'edu-2-g', key: 'score', label: 'GPA', value: '3.8/4.0, magna cum laude' }],
        },
      ],
    },
    {
      id: 'sec-award',
      kind: 'award',
      title: 'Patents and recognition',
      items: [
        {
          id: 'aw-1',
          title: 'Hollow wrist actuator',
          subtitle: 'Patent, lead inventor',
          start: '2023',
        },
        {
          id: 'aw-2',
          title: 'Creep-tolerant snap joint',
          subtitle: 'Patent, sole inventor',
          start: '2019',
        },
        {
          id: 'aw-3',
          title: 'Designer of the Year',
          subtitle: 'Midwest Machine Design Forum',
          start: '2022',
        },
      ],
    },
    {
      id: 'sec-cert',
      kind: 'certificate',
      title: 'Certificates',
      items: [
        { id: 'cert-1', title: 'Professional Engineer, State of Michigan', start: '2016' },
        { id: 'cert-2', title: 'Senior GD&T Professional', start: '2014' },
        { id: 'cert-3', title: 'Six Sigma Black Belt', start: '2018' },
      ],
    },
    {
      id: 'sec-vol',
      kind: 'volunteer',
      title: 'Volunteering',
      items: [
        {
          id: 'vol-1',
          title: 'Duffield High School Robotics',
          subtitle: 'Head mentor',
          start: '2016',
          end: 'now',
          text: '- Coach 24 students a year; the team reached the state final four times and nine alumni now work as engineers.',
        },
      ],
    },
  ],
  skill: {
    title: 'Core skills',
    step: 10,
    list: [
      {
        id: 'sk-1',
        key: 'Design',
        value: 0,
        tags: ['SolidWorks', 'Creo', 'GD&T', 'tolerance analysis', 'design for assembly'],
      },
      {
        id: 'sk-2',
        key: 'Analysis',
        value: 0,
        tags: ['Ansys', 'fatigue', 'thermal', 'multibody dynamics', 'Python'],
      },
      {
        id: 'sk-3',
        key: 'Manufacturing',
        value: 0,
        tags: ['die casting', 'injection moulding', 'sheet metal', 'supplier qualification'],
      },
      {
        id: 'sk-4',
        key: 'Leadership',
        value: 0,
        tags: ['design reviews', 'mentoring', 'regulatory submissions'],
      },
    ],
  },
}
