import { memo } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { BasicsForm } from '../basics/BasicsForm'
import { TextField } from '../fields/TextField'
import { useFormsContent } from '../session/forms-content'
import { SkillForm } from '../skills/SkillForm'
import { FORM_TEXTS } from '../texts/form-texts'
import { AddSection } from './AddSection'
import { SectionForm } from './SectionForm'

/** Every part of the document as a form, in the order of the page. */
export const ContentPanel = memo(function ContentPanel() {
  const sections = useFormsContent((content) => content.entryList)
  const skillTitle = useFormsContent((content) => content.skill.title)
  const count = sections.length
  return (
    <div className="pb-16">
      <BasicsForm />
      <div>
        {sections.map(({ id, kind, title, hidden }, i) =>
          kind === 'skill' ? (
            <SkillForm key={id} title={skillTitle} {...{ id, hidden, count }} index={i} />
          ) : (
            <SectionForm key={id} {...{ id, kind, title, hidden, count }} index={i} />
          ),
        )}
      </div>
      <AddSection />
      <DocumentForm />
    </div>
  )
})

const DocumentForm = memo(function DocumentForm() {
  const texts = useTexts(FORM_TEXTS)
  const title = useFormsContent((content) => content.title)
  const note = useFormsContent((content) => content.config.desc)
  return (
    <div className="mt-4 space-y-3 ps-5">
      <h3 className="text-sm font-semibold">{texts.document}</h3>
      <TextField
        owner="$content"
        field="title"
        value={title}
        kind="title"
        label={texts.documentTitle}
        hint={texts.documentTitleHint}
      />
      <TextField
        owner="$config"
        field="desc"
        value={note}
        kind="note"
        label={texts.note}
        hint={texts.noteHint}
      />
    </div>
  )
})
