import { labels } from '../../../../document/text/labels'
import type { ReadResume, ReadSkill } from '../read/types'
import type { Field, ResumeRule, Spot } from '../types'
import { WHOLE } from '../whole'

const MOST_TERMS = 40
const LEAST_TEXT = 80

/** The list of skills. */
export const skillRules: ResumeRule[] = [
  {
    id: 'no-skills',
    part: 'basics',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '没有技能',
        why: '筛选时常按技能关键词搜索。',
        how: '列出与岗位要求对应的技能和工具。',
      },
      en: {
        title: 'No skills',
        why: 'Searches often go by them.',
        how: 'List the skills and tools that the job asks for.',
      },
    },
    find: ({ skills, sections }) => {
      const isElsewhere = sections.some(
        ({ section, items }) => /技能|skill/i.test(section.title) && items.length > 0,
      )
      return skills.length > 0 || isElsewhere ? [] : [{ at: WHOLE.skill }]
    },
  },
  {
    id: 'skill-evidence',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '技能没有出处',
        why: '经历和项目里都没有提到「{0}」。',
        how: '在用过它的经历里写上，或从技能里去掉。',
      },
      en: {
        title: 'A skill without evidence',
        why: 'No position or project mentions “{0}”.',
        how: 'Name it where you used it, or drop it.',
      },
    },
    find: (resume) => {
      const prose = evidenceOf(resume)
      if (resume.texts.prose.length < LEAST_TEXT) return []
      return resume.skills.flatMap(({ at, tags }): Spot[] => {
        // a group's title is no skill; one of its tags that was used speaks for the rest
        const tools = (tags.length > 0 ? tags : [at]).filter(({ value }) => isTool(value))
        const [first] = tools
        const names = tools.map(({ value }) => value).join(labels[resume.language].comma)
        return first && !hasEvidence({ skill: names, prose }) ? [{ at: first, values: [names] }] : []
      })
    },
  },
  {
    id: 'top-skills',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '样样精通',
        why: '{0} 项技能全是最高一档，反而不可信。',
        how: '分出主次，只给真正拿手的打满。',
      },
      en: {
        title: 'Best at everything',
        why: 'All {0} skills are at the top, which nobody believes.',
        how: 'Keep the top for what you are best at.',
      },
    },
    find: ({ skills, content }) => {
      const isTop = ({ row }: ReadSkill) =>
        row.value >= content.skill.step * 0.95 || /精通|expert|master/i.test(row.level)
      return skills.length >= 4 && skills.every(isTop) ? [{ at: WHOLE.skill, values: [skills.length] }] : []
    },
  },
  {
    id: 'many-skills',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '技能罗列太多',
        why: '列了 {0} 项，看不出什么是强项。',
        how: '留下与岗位相关的十几项。',
      },
      en: {
        title: 'A long list of skills',
        why: '{0} of them hide what you are good at.',
        how: 'Keep a dozen or two that the job needs.',
      },
    },
    find: ({ skills }) => {
      const count = skills.reduce((sum, { row }) => sum + Math.max(row.tags.length, 1), 0)
      return count > MOST_TERMS ? [{ at: WHOLE.skill, values: [count] }] : []
    },
  },
  {
    id: 'duplicate-skill',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': { title: '技能重复', why: '「{0}」列了两次。', how: '删掉一个。' },
      en: { title: 'A skill twice', why: '“{0}” is listed twice.', how: 'Delete one.' },
    },
    find: ({ skills }) => {
      const seen = new Set<string>()
      return skills.flatMap(({ at, tags }) =>
        [at, ...tags].flatMap((field: Field) => {
          const key = field.value.trim().toLowerCase()
          const isTwice = key !== '' && seen.has(key)
          seen.add(key)
          return isTwice ? [{ at: field, values: [field.value] }] : []
        }),
      )
    },
  },
  {
    id: 'office-skill',
    part: 'results',
    severity: 'hint',
    words: {
      'zh-CN': {
        title: '人人都会的技能',
        why: '「{0}」不算优势，反而占了位置。',
        how: '换成具体本领，如「用透视表做周报」，或删掉。',
      },
      en: {
        title: 'A skill that everyone has',
        why: '“{0}” takes room and distinguishes nobody.',
        how: 'Say what you do with it, or delete it.',
      },
    },
    find: ({ skills }) =>
      skills.flatMap(({ at, tags }) =>
        [at, ...tags]
          .filter(({ value }) => COMMON.test(value.trim()))
          .map((field) => ({ at: field, values: [field.value] })),
      ),
  },
]

const COMMON =
  /^(?:(?:熟练)?(?:使用)?(?:办公软件|电脑操作|上网|打字|收发邮件|(?:microsoft )?word|(?:ms |microsoft )?office(?:办公)?(?:软件)?|e-?mail|internet(?: research)?|typing|web browsing|computer skills))$/i
const TERM = /[A-Za-z][A-Za-z0-9.+#-]*/g

/** Named tools; a field of work or a language can't be looked up word by word. */
const isTool = (skill: string): boolean => /[A-Za-z]{2}|[A-Za-z][+#]/.test(skill) && !SPOKEN.test(skill)

const SPOKEN =
  /[英日法德俄韩]语|CET|TEM-?[48]|IELTS|TOEFL|JLPT|HSK|TOPIK|DELF|\b(?:English|Mandarin|Cantonese|Chinese|French|German|Spanish|Italian|Portuguese|Japanese|Korean|Russian|Arabic|Hindi|Dutch|Swedish|Polish|native|fluent)\b/i

function evidenceOf({ texts, sections }: ReadResume): Set<string> {
  const tags = sections.flatMap(({ items }) => items.flatMap(({ small }) => small.map(({ value }) => value)))
  const source = [texts.prose.source, ...tags].join(' ').toLowerCase()
  return new Set(source.match(TERM)?.map((term) => stemOf(term.replace(/[.-]+$/, ''))))
}

/** Forecasts, forecasting: the beginning of a longer word stands for its forms. */
const stemOf = (term: string): string => (term.length >= 6 ? term.slice(0, 5) : term.replace(/s$/, ''))

function hasEvidence({ skill, prose }: { skill: string; prose: Set<string> }): boolean {
  const terms = skill.toLowerCase().match(TERM) ?? []
  return terms.some((term) => prose.has(stemOf(term)))
}
