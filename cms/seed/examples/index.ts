import * as z from 'zod'
import { GROUP_KEYS } from '../groups'
import { readYaml } from '../read-yaml'
import { writtenResume, type WrittenResume } from '../written/written-resume'

const writtenExample = writtenResume.extend({
  /** stands in the address, unique within its group */
  key: z.string(),
  /** the name of the type, in the language of the resume */
  typeName: z.string(),
  /** a seeded template: its layout, type size and margins are the example's */
  templateCode: z.string(),
  themeColor: z.string(),
})

/** An example resume as it is written by hand; `exampleContent` makes the document of it. */
export type ExampleSource = z.output<typeof writtenExample> & WrittenResume & { /** its key */ group: string }

const LANGUAGES = { en: 'en', zh: 'zh-CN' } as const

let read: ExampleSource[] | undefined

/** The examples that come with Jianli; a group's examples stand in this order. */
export const seededExamples = () =>
  (read ??= GROUP_KEYS.flatMap((group) => [
    ...ofGroup({ group, ending: 'en' }),
    ...ofGroup({ group, ending: 'zh' }),
  ]))

function ofGroup({ group, ending }: { group: string; ending: keyof typeof LANGUAGES }): ExampleSource[] {
  const written = readYaml({
    file: `cms/seed/examples/${group}-${ending}.yaml`,
    schema: z.array(writtenExample),
  })
  return written.map((example) => ({ ...example, group, language: LANGUAGES[ending] }))
}
