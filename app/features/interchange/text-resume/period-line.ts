import { findLinePeriod } from './find-line-period'
import { MAX_HEAD_WIDTH, MAX_NAME_WIDTH, widthOf } from './name-lines'

/** It names a period at one of its ends and is no sentence. */
export function isPeriodLine(text: string): boolean {
  const period = findLinePeriod(text)
  if (!period || widthOf(text) > MAX_HEAD_WIDTH || /[。；;！!]$/.test(text)) return false
  const before = text.slice(0, period.from).trim()
  const after = text.slice(period.to).replace(/^[)）\]】\s]+/, '')
  const isRange = period.end !== '' || period.isOpen
  if (isRange) return before === '' || widthOf(after) <= 40
  // “工作业绩：年度优秀员工（2022）” tells, “时间：2019” dates.
  if (/^\p{Script=Han}{2,6}[:：]\s*\S/u.test(before)) return false
  // “2017, PhD, History, University of Bologna”
  if (before === '' && /^(?:[,，]|\t| {2})/.test(text.slice(period.to)) && !text.endsWith('.')) return true
  return (before === '' || after === '') && widthOf(text) <= MAX_NAME_WIDTH && !/[，,。].*[，,。]/.test(text)
}
