import type { WrittenTemplate } from '../written-template'

/** A battery researcher with papers and teaching: two pages in a serif face. */
export const classicEn: WrittenTemplate = {
  layout: 'classic',
  name: 'Researcher',
  tags: ['minimalist', 'multi-page'],
  title: 'Curriculum vitae',
  note: 'Application for a staff scientist position in electrochemical storage',
  looks: { themeColor: '#ab3a41', font: 'source-serif', dateFormat: 'month' },
  margin: { left: 62, right: 62, top: 54, bottom: 52 },
  person: {
    name: 'Ingrid Vasko',
    headline: 'Materials scientist, solid-state batteries',
    email: 'ingrid.vasko@example.com',
    phone: '+1 555-0148',
    location: 'Halvern, Oregon',
    url: 'vasko-lab.example.com',
  },
  summary:
    'Materials scientist with nine years in ceramic electrolytes, from powder synthesis to pilot-scale cells. First or senior author of **14 peer-reviewed papers** (1,180 citations, h-index 13), inventor on three granted patents, and principal investigator on $2.1 million of competitive funding. I look for the failure mechanism first and the record-breaking number second.',
  sections: [
    {
      kind: 'experience',
      title: 'Research experience',
      items: [
        {
          title: 'Halvern Institute of Energy',
          subtitle: 'Research scientist, group lead',
          place: 'Halvern, OR',
          dates: ['2021-09', 'now'],
          text: [
            'Lead a group of seven (two postdocs, four PhD students, one technician) studying dendrite growth in garnet electrolytes.',
            'Raised the critical current density of thin LLZO separators from 0.6 to **2.4 mA/cm²** by engineering grain boundaries with a 3 nm lithium borate film.',
            'Built an operando X-ray tomography cell with 0.7 µm resolution; nine outside groups have since booked 1,400 hours on it.',
            'Transferred a low-temperature sintering route to an industrial partner, cutting furnace energy by 38% and scrap from 22% to 6% over 5,000 plates.',
            'Secured $1.3 million from the Northwest Storage Initiative as principal investigator, ranked second of 64 proposals.',
          ],
        },
        {
          title: 'Kestrel Ridge National Laboratory',
          subtitle: 'Postdoctoral fellow',
          place: 'Kestrel Ridge, CO',
          dates: ['2018-10', '2021-08'],
          text: [
            'Discovered a moisture-tolerant sulfide composition that keeps 91% of its conductivity after 48 hours at 40% humidity.',
            'Automated impedance fitting for 11,000 spectra in Python; analysis that took three weeks now runs overnight and is open source.',
            'Supervised four summer interns, two of whom became co-authors and went on to doctoral programs.',
          ],
        },
        {
          title: 'University of Brennfield',
          subtitle: 'Doctoral researcher',
          dates: ['2014-10', '2018-09'],
          text: [
            'Mapped phase stability across 86 doped garnets and published the data set, which has been downloaded more than 6,200 times.',
            'Maintained the shared diffraction facility for 40 users, keeping unplanned downtime under 2% for three years.',
          ],
        },
      ],
    },
    {
      kind: 'education',
      items: [
        {
          title: 'University of Brennfield',
          subtitle: 'PhD in Materials Science',
          dates: ['2014-10', '2018-09'],
          facts: [
            { key: 'thesis', label: 'Thesis', value: 'Defect chemistry of lithium garnets under load' },
          ],
        },
        {
          title: 'Larkmoor College',
          subtitle: 'BSc in Chemistry',
          dates: ['2010-09', '2014-06'],
          facts: [{ key: 'score', label: 'Grade', value: 'First-class honours, top of 58' }],
        },
      ],
    },
    {
      kind: 'publication',
      title: 'Selected publications',
      items: [
        {
          title: 'Grain boundary films that stop lithium filaments',
          subtitle: 'Storage Materials 41, 2208',
          dates: '2024-03',
          text: '**Vasko, I.**, Okonjo, T. and Lind, P. Cover article; cited 212 times in its first two years.',
        },
        {
          title: 'Sintering garnets below 900 °C without losing density',
          subtitle: 'Ceramics and Energy 17, 330',
          dates: '2022-11',
          text: 'Moreau, C., Brandt, S. and **Vasko, I.** (senior author). Basis of two granted patents.',
        },
        {
          title: 'Why some sulfides survive humid air',
          subtitle: 'Letters in Ionics 9, 71',
          dates: '2020-05',
          text: '**Vasko, I.**, Reyes, D. and Adeyemi, F. Reproduced independently by three laboratories.',
        },
        {
          title: 'An open phase map of doped lithium garnets',
          subtitle: 'Inorganic Data 5, 12',
          dates: '2017-08',
          text: '**Vasko, I.** and Whitlock, R. Data set of 86 compositions with refined structures.',
        },
      ],
    },
    {
      kind: 'custom',
      title: 'Teaching and mentoring',
      items: [
        {
          title: 'Solid-State Electrochemistry',
          subtitle: 'Lecturer, graduate course',
          dates: ['2022', 'now'],
          text: '- Redesigned the course around eight real failure cases; student rating rose from 3.9 to 4.7 of 5 with 45 students a year.',
        },
        {
          title: 'Women in Batteries network',
          subtitle: 'Co-founder and mentor',
          dates: ['2020', 'now'],
          text: '- Paired 130 early-career scientists with mentors in eleven countries; 8 in 10 report a concrete career step within a year.',
        },
      ],
    },
    {
      kind: 'award',
      title: 'Awards and funding',
      items: [
        {
          title: 'Early Career Prize, Ionics Society',
          dates: '2023',
          text: 'One of two recipients worldwide.',
        },
        {
          title: 'Northwest Storage Initiative grant',
          dates: '2022',
          text: '$1.3 million over four years, principal investigator.',
        },
        {
          title: 'Kestrel Ridge Independent Fellowship',
          dates: '2018',
          text: 'Three years of independent funding, 4% success rate.',
        },
      ],
    },
    { kind: 'skill' },
    {
      kind: 'language',
      items: [
        { title: 'English', subtitle: 'Native' },
        { title: 'Slovak', subtitle: 'Fluent' },
        { title: 'German', subtitle: 'Working knowledge' },
      ],
    },
  ],
  skills: {
    title: 'Methods',
    rows: {
      Characterisation: ['operando tomography', 'impedance spectroscopy', 'XRD and Rietveld', 'SIMS'],
      Fabrication: ['tape casting', 'spark plasma sintering', 'glovebox cell assembly'],
      Computing: ['Python', 'Julia', 'DFT with open codes', 'image segmentation'],
      Leadership: ['grant writing', 'laboratory safety', 'industry transfer'],
    },
  },
}
