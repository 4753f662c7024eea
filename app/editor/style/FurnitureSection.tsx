import { FOOT_PLACES, PAGE_NUMBERS, RUNNING_HEADS } from '../../../collections/resumes/choices'
import { labels } from '../../document/text/labels'
import { useTexts } from '~/i18n/use-texts'
import { TextField } from '../fields/TextField'
import { FURNITURE_TEXTS } from '../texts/furniture-texts'
import { ConfigChoice } from './ConfigChoice'
import { ConfigSwitch } from './ConfigSwitch'
import { StyleGroup } from './StyleGroup'
import { useConfig } from './use-config'

/** What stands in the margins: page numbers, the name on later pages, a line of one's own. What hangs on a choice comes with it. */
export function FurnitureSection() {
  const texts = useTexts(FURNITURE_TEXTS)
  const { config } = useConfig()
  const { pageNumbers, runningHead, footer, language } = config
  const hasAny = pageNumbers !== 'off' || runningHead !== 'off' || footer !== ''
  const numbers = { ...texts.numbers, words: labels[language].page({ page: 2, pages: 3 }) }
  const now = [
    pageNumbers === 'off' ? '' : numbers[pageNumbers],
    runningHead === 'off' ? '' : texts.runningHead,
    footer,
  ]
  return (
    <StyleGroup id="furniture" folded={now.find((words) => words !== '') ?? texts.numbers.off}>
      <ConfigChoice
        field="pageNumbers"
        label={texts.pageNumbers}
        note={pageNumbers === 'off' ? undefined : texts.onSeveralPages}
        options={PAGE_NUMBERS.map((id) => ({ id, text: numbers[id] }))}
      />
      {pageNumbers === 'off' ? null : <ConfigSwitch field="pageNumberFirst" label={texts.pageNumberFirst} />}
      <ConfigChoice
        field="runningHead"
        label={texts.runningHead}
        options={RUNNING_HEADS.map((id) => ({ id, text: texts.heads[id] }))}
      />
      {runningHead === 'off' ? null : <ConfigSwitch field="runningEmail" label={texts.runningEmail} />}
      <TextField
        owner="$config"
        field="footer"
        kind="footer"
        value={footer}
        label={texts.footer}
        placeholder={texts.footerExample}
      />
      {hasAny ? (
        <ConfigChoice
          field="pageNumberAt"
          label={pageNumbers === 'off' ? texts.wordsAt : texts.pageNumberAt}
          options={FOOT_PLACES.map((id) => ({ id, text: texts.at[id] }))}
        />
      ) : null}
    </StyleGroup>
  )
}
