import { describe, expect, it } from 'vitest'
import { findTerms } from '../../../app/features/assistant/edits/find-terms'
import { resumeContent } from '../../../collections/resumes/schema'

const content = resumeContent.parse({
  entryList: [
    {
      kind: 'experience',
      items: [
        {
          title: 'Engineer',
          text: '- Wrote **React** and JavaScript for 数据分析 teams.',
          tags: ['C++', 'Node.js'],
        },
      ],
    },
    { kind: 'experience', hidden: true, items: [{ title: 'COBOL' }] },
  ],
  skill: { list: [{ key: 'SQL' }] },
})
const job = 'Java, R, React, C, C++, node.js, SQL, COBOL and 数据分析'
const at = (term: string) => findTerms({ content, job, terms: [term] })[0]?.path

describe('the terms of a job', () => {
  it.each([
    ['react', '/entryList/0/items/0/text'],
    ['数据分析', '/entryList/0/items/0/text'],
    ['C++', '/entryList/0/items/0/tags'],
    ['Node.js', '/entryList/0/items/0/tags'],
    ['sql', '/skill/list/0/key'],
    ['Java', ''],
    ['R', ''],
    ['C', ''],
    ['COBOL', ''],
  ])('%s stands at %j', (term, path) => expect(at(term)).toBe(path))

  it('are shown in whole words around them, on one line', () => {
    const text = '- Described extraordinary measurements in SQL\n- for instrumentation of many laboratories'
    const long = resumeContent.parse({ entryList: [{ kind: 'experience', items: [{ title: '', text }] }] })
    const [term] = findTerms({ content: long, job, terms: ['SQL'] })
    expect(term?.excerpt).toBe('… measurements in SQL for instrumentation of …')
  })

  it('are those that the job says, each once', () => {
    const terms = findTerms({ content, job, terms: ['SQL', ' sql ', 'Kubernetes', ''] })
    expect(terms.map(({ term }) => term)).toEqual(['SQL'])
  })
})
