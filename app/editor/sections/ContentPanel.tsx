import { memo, useEffect } from 'react'
import { useTexts } from '~/i18n/use-texts'
import { useLocale } from '~/i18n/locale-context'
import { BasicsForm } from '../basics/BasicsForm'
import { TextField } from '../fields/TextField'
import { useFormsContent } from '../session/forms-content'
import { FORM_TEXTS } from '../texts/form-texts'
import { SectionForm } from './SectionForm'
import { SectionFrame } from './SectionFrame'
import { loadForEditor } from '../soon/load-soon'
import { SkillBody } from '../soon/soon-parts'
import { SECTION_CHOICES } from '../labels/section-choices'
import { useEditor } from '../session/editor-context'
import { AddMenu } from './AddMenu'
import { addSection } from './add-section'
import { focusField } from './focus-field'

/** Every part of the document as a form, in the order of the page. */
export const ContentPanel = memo(function ContentPanel() {
  const sections = useFormsContent((content) => content.entryList)
  const skillTitle = useFormsContent((content) => content.skill.title)
  const count = sections.length
  return (
    <div className="pb-16 pointer-coarse:-ms-2">
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
    <div className="mt-4 space-y-3 ps-5 pointer-coarse:ps-9">
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

type Props = { id: string; title: string; hidden: boolean; index: number; count: number }

/** The skills, in the place that their entry gives them. */
const SkillForm = memo(function SkillForm({ title, ...row }: Props) {
  const texts = useTexts(FORM_TEXTS)
  // Folded at first: fetched after what is in sight, before it is asked for.
  useEffect(() => void loadForEditor().catch(() => undefined), [])
  return (
    <SectionFrame name={title || texts.skills} owner="$skill" isOnly {...row}>
      <SkillBody />
    </SectionFrame>
  )
})

/** The kinds of sections, to add one. */
const AddSection = memo(function AddSection() {
  const editor = useEditor()
  const texts = useTexts(FORM_TEXTS)
  const language = useLocale()
  const add = (id: string) => {
    const choice = SECTION_CHOICES.find((one) => one.id === id)
    const target = choice && addSection({ editor, choice, language })
    if (target) focusField(target)
  }
  return (
    <div className="mt-3 ps-5 pointer-coarse:ps-9">
      <AddMenu
        label={texts.addSection}
        choices={SECTION_CHOICES.map(({ id, titles }) => ({ id, text: titles[language] }))}
        onAdd={add}
        className="w-full"
      />
    </div>
  )
})
