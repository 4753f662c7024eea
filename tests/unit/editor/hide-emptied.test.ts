import { expect, test } from 'vitest'
import { composeDocument } from '../../../app/document/layouts/compose-document'
import { getLayout } from '../../../app/document/layouts/registry'
import { leafText } from '../../../app/document/model/leaf-text'
import { listLeaves } from '../../../app/document/model/list-leaves'
import { produce } from '../../../app/document/patch/produce'
import { hideEmptied } from '../../../app/editor/edits/hide-emptied'
import { removeRow } from '../../../app/editor/edits/remove-row'
import { withPlaceholders } from '../../../app/editor/placeholders/with-placeholders'
import * as parts from '../../../app/editor/schema/parts'
import { provideSchema } from '../../../app/editor/schema/schema-parts'
import { exportMarkdown } from '../../../app/features/interchange/export-markdown'
import { resumeContent, type ResumeContent } from '../../../collections/resumes/schema'

provideSchema(parts)

const layout = getLayout('classic')
const content = resumeContent.parse({
  config: { language: 'en' },
  skill: { title: 'Skills', list: [{ id: 'k', key: 'SAP' }] },
  entryList: [
    { id: 'p', kind: 'project', title: 'Projects', items: [{ id: 'a', title: 'Ledger' }] },
    { id: 'w', kind: 'experience', title: 'Work', items: [] },
    { id: 's', kind: 'skill' },
  ],
})

const linesOf = (drawn: Parameters<typeof composeDocument>[0]) =>
  Object.values(composeDocument(drawn)).flatMap((nodes) =>
    listLeaves(nodes).map(({ leaf }) => leafText(leaf)),
  )
const without = (before: ResumeContent, id: string) =>
  produce(before, (draft) => {
    removeRow({ content: draft, id })
    hideEmptied({ before, after: draft })
  })

test('a section that is emptied isn’t printed, and is shown with grey words; one that was empty before stays as it was', () => {
  expect(linesOf({ content, layout })).toEqual(['Projects', 'Ledger', 'Work', 'Skills', 'SAP'])
  const emptied = without(without(content, 'a'), 'k')
  expect(linesOf({ content: emptied, layout })).toEqual(['Work'])
  expect(exportMarkdown(emptied)).not.toContain('Projects')
  const shown = linesOf(withPlaceholders({ content: emptied, layout }))
  expect(shown[0]).toBe('Projects')
  expect(shown).toEqual(expect.arrayContaining(['Work', 'Skills', 'Skill']))
  expect(shown.length).toBeGreaterThan(5)
})
