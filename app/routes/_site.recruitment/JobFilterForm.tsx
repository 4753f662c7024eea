import { Form, Link } from '@remix-run/react'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { NativeSelect } from '~/components/ui/NativeSelect'
import type { JobChoices } from '~/features/recruitment/list-job-choices.server'
import type { JobFilters } from '~/features/recruitment/list-jobs.server'
import { useTexts } from '~/i18n/use-texts'
import { JOBS_TEXTS } from './texts'

/** A plain GET form: what is chosen stands in the address. */
export function JobFilterForm({ filters, choices }: { filters: JobFilters; choices: JobChoices }) {
  const t = useTexts(JOBS_TEXTS)
  const { q, city, tag } = filters
  return (
    <Form
      role="search"
      action="/recruitment"
      className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={t.search}
        placeholder={t.search}
        className={fieldClass({ size: 'lg', className: 'sm:max-lg:col-span-2' })}
      />
      <Choice name="city" label={t.city} all={t.allCities} value={city} options={choices.cities} />
      <Choice name="tag" label={t.tag} all={t.allTags} value={tag} options={choices.tags} />
      <div className="flex gap-2 sm:max-lg:col-span-2">
        <button className={buttonClass({ look: 'primary', size: 'lg', className: 'max-sm:flex-1' })}>
          {t.find}
        </button>
        {(q || city || tag) && (
          <Link to="/recruitment" className={buttonClass({ look: 'ghost', size: 'lg' })}>
            {t.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}

function Choice(props: { name: string; label: string; all: string; value: string; options: string[] }) {
  const { name, label, all, value, options } = props
  // What the address says stays visible, though no job may have it any more.
  const shown = value && !options.includes(value) ? [value, ...options] : options
  return (
    <NativeSelect name={name} defaultValue={value} aria-label={label} size="lg">
      <option value="">{all}</option>
      {shown.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </NativeSelect>
  )
}
