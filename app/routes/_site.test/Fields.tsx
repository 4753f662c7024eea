import { useState } from 'react'
import { Checkbox } from '~/components/ui/Checkbox'
import { NumberField } from '~/components/ui/NumberField'
import { Select } from '~/components/ui/Select'
import { Slider } from '~/components/ui/Slider'
import { Switch } from '~/components/ui/Switch'
import { Tabs } from '~/components/ui/Tabs'
import { TextArea } from '~/components/ui/TextArea'
import { TextField } from '~/components/ui/TextField'
import { useTexts } from '~/i18n/use-texts'
import { TEST_TEXTS } from './texts'

export function Fields() {
  const t = useTexts(TEST_TEXTS)
  const [choice, setChoice] = useState('1')
  const options = [1, 2, 3].map((n) => ({ id: String(n), text: t.option(n) }))
  const tabs = [1, 2, 3].map((n) => ({ id: String(n), title: t.option(n), content: t.option(n) }))
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextField label={t.label} size="sm" placeholder={t.placeholder} />
        <TextField label={t.label} description={t.hint} defaultValue={t.sample} />
        <TextField label={t.label} size="lg" error={t.error} defaultValue={t.sample} />
        <TextField label={t.label} isDisabled defaultValue={t.sample} />
        <TextArea label={t.label} description={t.hint} defaultValue={t.sample} />
        <NumberField label={t.label} unit="px" defaultValue={20} minValue={0} maxValue={100} />
        <Select label={t.label} options={options} value={choice} onChange={setChoice} />
        <Select label={t.label} isDisabled options={options} value={choice} onChange={setChoice} />
        <Slider label={t.label} unit="px" defaultValue={30} minValue={0} maxValue={100} />
      </div>
      <div className="flex flex-wrap gap-6">
        <Checkbox defaultSelected>{t.option(1)}</Checkbox>
        <Checkbox>{t.option(2)}</Checkbox>
        <Checkbox isIndeterminate>{t.option(3)}</Checkbox>
        <Checkbox isDisabled>{t.option(4)}</Checkbox>
        <Switch defaultSelected>{t.option(1)}</Switch>
        <Switch>{t.option(2)}</Switch>
        <Switch isDisabled>{t.option(3)}</Switch>
      </div>
      <Tabs label={t.label} tabs={tabs} />
      <Tabs label={t.label} tabs={tabs} look="segment" className="max-w-sm" />
    </>
  )
}
