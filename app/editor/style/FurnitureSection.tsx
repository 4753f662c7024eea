import { FOOT_PLACES, PAGE_NUMBERS, RUNNING_HEADS } from '../../../collections/resumes/choices'
import { labels } from '../../document/text/labels'
import { Select } from '~/components/ui/Select'
import { Switch } from '~/components/ui/Switch'
import { useTexts } from '~/i18n/use-texts'
import { TextField } from '../fields/TextField'
import { FURNITURE_TEXTS } from '../texts/furniture-texts'
import { Segments } from './Segments'
import { useConfig } from './use-config'

/** What stands in the margins: page numbers, the name on later pages, a line of one's own. What hangs on a choice comes with it. */
export function FurnitureSection() {
  const texts = useTexts(FURNITURE_TEXTS)
  const { config, set } = useConfig()
  const { pageNumbers, runningHead, footer, language } = config
  const hasAny = pageNumbers !== 'off' || runningHead !== 'off' || footer !== ''
  const numbers = { ...texts.numbers, words: labels[language].page({ page: 2, pages: 3 }) }
  return (
    <>
      <Select
        size="sm"
        label={texts.pageNumbers}
        description={pageNumbers === 'off' ? undefined : texts.onSeveralPages}
        value={pageNumbers}
        options={PAGE_NUMBERS.map((id) => ({ id, text: numbers[id] }))}
        onChange={(value) => set({ field: 'pageNumbers', value, label: texts.pageNumbers })}
      />
      {pageNumbers === 'off' ? null : (
        <Switch
          size="sm"
          isSelected={config.pageNumberFirst}
          onChange={(value) => set({ field: 'pageNumberFirst', value, label: texts.pageNumberFirst })}
        >
          {texts.pageNumberFirst}
        </Switch>
      )}
      <Segments
        label={texts.runningHead}
        value={runningHead}
        options={RUNNING_HEADS.map((id) => ({ id, text: texts.heads[id] }))}
        onChange={(value) => set({ field: 'runningHead', value, label: texts.runningHead })}
      />
      {runningHead === 'off' ? null : (
        <Switch
          size="sm"
          isSelected={config.runningEmail}
          onChange={(value) => set({ field: 'runningEmail', value, label: texts.runningEmail })}
        >
          {texts.runningEmail}
        </Switch>
      )}
      <TextField
        owner="$config"
        field="footer"
        kind="footer"
        value={footer}
        label={texts.footer}
        placeholder={texts.footerExample}
      />
      {hasAny ? (
        <Segments
          label={pageNumbers === 'off' ? texts.wordsAt : texts.pageNumberAt}
          value={config.pageNumberAt}
          options={FOOT_PLACES.map((id) => ({ id, text: texts.at[id] }))}
          onChange={(value) => set({ field: 'pageNumberAt', value, label: texts.pageNumberAt })}
        />
      ) : null}
    </>
  )
}
