import type { GroupField, NumberField } from 'payload'

/** What a plan gives. A number is a limit; what is over it stays readable and exportable, only more of it is refused. */
export type Entitlements = {
  /** may start from templates for members only */
  vipTemplates: boolean
  /** resumes kept, those in the trash not counted */
  resumes: number
  /** resumes shared at the same time */
  shareLinks: number
  /** earlier versions of a resume that can be seen and restored, newest first */
  versions: number
  /** tasks of the assistant in a day (UTC) */
  aiTasksPerDay: number
}

/** Useful for life: everything of the product but large numbers and members' templates. Exports are the same for all. */
export const FREE_ENTITLEMENTS: Entitlements = {
  vipTemplates: false,
  resumes: 30,
  shareLinks: 10,
  versions: 20,
  aiTasksPerDay: 10,
}

/** What a membership gives unless its plan says otherwise; an invitation's days too. */
export const MEMBER_ENTITLEMENTS: Entitlements = {
  vipTemplates: true,
  resumes: 200,
  shareLinks: 200,
  versions: 50,
  aiTasksPerDay: 200,
}

type Limit = { name: keyof Entitlements; max: number; label: { en: string; zh: string } }

const limit = ({ name, max, label }: Limit): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max,
  defaultValue: MEMBER_ENTITLEMENTS[name],
  label,
  validate: (value: unknown) => isWhole({ value, max }) || `0–${max}`,
})

/** The entitlements as a group of fields. */
export const entitlementsField: GroupField = {
  name: 'entitlements',
  type: 'group',
  label: { en: 'What it gives', zh: '权益' },
  fields: [
    {
      name: 'vipTemplates',
      type: 'checkbox',
      defaultValue: MEMBER_ENTITLEMENTS.vipTemplates,
      label: { en: 'Templates for members', zh: '会员专属模板' },
    },
    {
      type: 'row',
      fields: [
        limit({ name: 'resumes', max: 1000, label: { en: 'Resumes', zh: '简历数量' } }),
        limit({ name: 'shareLinks', max: 1000, label: { en: 'Shared at once', zh: '同时分享的简历' } }),
        limit({ name: 'versions', max: 50, label: { en: 'Versions of a resume', zh: '每份简历的历史版本' } }),
        limit({ name: 'aiTasksPerDay', max: 10_000, label: { en: 'AI tasks a day', zh: '每天的 AI 任务' } }),
      ],
    },
  ],
}

/** Whether a value is a whole number from `min` (0) to `max`. */
export function isWhole({ value, min = 0, max }: { value: unknown; min?: number; max: number }): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}
