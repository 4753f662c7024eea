import type { JsonObject } from '../json-resume/json'
import type { SourceLine } from '../lines/types'
import { listed } from './listed'

const SCORE =
  /^(?:(?:cumulative|overall|final|major) )?(?:(?:GPA|CGPA|绩点|平均绩点|排名|专业排名|综合排名|年级排名)\s*[:：]?\s*\S|(?:grade|final grade|result|classification|score|成绩|平均分|均分|加权平均分|(?:Abschluss)?note|mention)\s*[:：]\s*\S|(?:专业|年级|班级|院系)(?:排名)?(?:前|第))/iu
/** How a degree was passed, where a line says nothing else. */
const HONOURS =
  /^(?:with )?(?:(?:first|(?:upper |lower )?second|third)(?:[- ]class)?(?: hono(?:u)?rs)?(?: \(?2[.:][12]\)?)?|2[.:][12](?: hono(?:u)?rs)?|(?:summa |magna )?cum laude|(?:high |first[- ]class )?(?:distinction|hono(?:u)?rs|merit))$/iu
const GRADE_LABEL = /^(?:(?:final )?grade|result|classification|score|成绩|(?:Abschluss)?note)\s*[:：]\s*/iu
const COURSES =
  /^(?:(?:(?:relevant|key|main|selected|core|major) )?(?:coursework|courses|modules|subjects)|(?:主修|核心|相关|主要|专业|所学|主干|专业核心|专业主修)?课程)\s*[:：]\s*(\S.*)$/iu
const MAX_SCORE = 40

/** Grade and courses of a lower line of an entry: “GPA: 3.84/4.0”, “主修课程：数据结构、操作系统”. The other lines come back. */
export function educationFacts(body: SourceLine[]): { facts: JsonObject; body: SourceLine[] } {
  const scores: string[] = []
  const courses: string[] = []
  const left = body.filter(({ text }) => {
    const parts = text
      .split(/\t+|\s*[|｜•]\s*|\s+·\s+|\s*[；;]\s*(?=主修|核心|相关)/)
      .map((part) => part.trim())
    if (!parts.every((part) => isScore(part) || COURSES.test(part))) return true
    for (const part of parts) {
      const list = COURSES.exec(part)?.[1]
      if (list === undefined) scores.push(part.replace(GRADE_LABEL, '').replace(/\s*[:：]\s*/, ' '))
      else courses.push(...listed(list))
    }
    return false
  })
  const facts = {
    ...(scores.length > 0 ? { score: scores.join(', ') } : {}),
    ...(courses.length > 0 ? { courses } : {}),
  }
  return { facts, body: left }
}

export const isScore = (part: string): boolean =>
  part.length <= MAX_SCORE && (SCORE.test(part) || HONOURS.test(part)) && !/[。.!！;；]$|[,，]\D*$/.test(part)
