import type { DataOf } from '~/api/engine/call-types'

export type ResumePage = DataOf<'POST /resume/list'>
export type ResumeSummary = ResumePage['list'][number]
