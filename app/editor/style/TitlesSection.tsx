import { TITLE_CASES } from '../../../collections/resumes/choices'
import { useTexts } from '~/i18n/use-texts'
import { TITLES_TEXTS } from '../texts/titles-texts'
import { ConfigChoice } from './ConfigChoice'
import { ConfigSwitch } from './ConfigSwitch'
import { GapField } from './GapField'
import { PartChoice } from './PartChoice'
import { useConfig } from './use-config'
import { useLook } from './use-look'

/** Titles of sections: their form, their letters, and the gap above them. */
export function TitlesSection() {
  const texts = useTexts(TITLES_TEXTS)
  const { config } = useConfig()
  const look = useLook()
  return (
    <>
      <PartChoice part="titleForm" />
      <ConfigChoice
        field="titleCase"
        own={look.titleCase}
        label={texts.titleCase}
        note={config.titleCase === 'typed' ? undefined : texts.onlyLetters}
        options={TITLE_CASES.map((id) => ({ id, text: texts.cases[id] }))}
      />
      <GapField field="sectionGap" />
      <ConfigSwitch field="repeatTitles" label={texts.repeatTitles} />
    </>
  )
}
