import type { MetaFunction } from '@remix-run/node'
import { Button } from '~/components/ui/Button'
import { Checkbox } from '~/components/ui/Checkbox'
import { Select } from '~/components/ui/Select'
import { Switch } from '~/components/ui/Switch'
import { TextField } from '~/components/ui/TextField'
import { defineTexts } from '~/i18n/define-texts'
import { useTexts } from '~/i18n/use-texts'

const TEXTS = defineTexts({
  'zh-CN': { title: '测试页', save: '保存', label: '标签', error: '请输入有效的内容', option: '选项' },
  en: { title: 'Test page', save: 'Save', label: 'Label', error: 'Enter something valid', option: 'Option' },
})

export const meta: MetaFunction = () => [{ title: 'Test · Jianli' }]

/** The controls, to look at and to test: whatever breaks them all shows here. */
export default function TestPage() {
  const t = useTexts(TEXTS)
  return (
    <div className="jl-container grid max-w-md gap-6 py-12">
      <h1 className="text-2xl font-bold text-ink">{t.title}</h1>
      <TextField label={t.label} />
      <TextField label={t.label} error={t.error} />
      <Select label={t.label} options={[{ id: '1', text: t.option }]} value="1" onChange={() => undefined} />
      <Checkbox defaultSelected>{t.option}</Checkbox>
      <Switch defaultSelected>{t.option}</Switch>
      <Button look="primary">{t.save}</Button>
    </div>
  )
}
