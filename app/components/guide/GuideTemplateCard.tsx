import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { buttonClass } from '~/components/ui/button-class'
import type { Locale } from '~/i18n/locales'
import { GUIDE_BODY_TEXTS } from './texts'

export type CardTemplate = { code: string; title: string; language: Locale; picture: string }

/** “Use this template”, a picture of its first page beside it. */
export function GuideTemplateCard({ template, language }: { template: CardTemplate; language: Locale }) {
  const t = GUIDE_BODY_TEXTS[language]
  return (
    <aside className="jl-template-card">
      <a href={`/start/${template.code}`} tabIndex={-1} aria-hidden className="w-28 shrink-0 sm:w-36">
        <TemplatePicture src={template.picture} alt="" className="rounded-control shadow-rest" />
      </a>
      <div className="min-w-0 flex-1">
        <p className="text-lg font-bold text-ink" lang={template.language}>
          {template.title}
        </p>
        <p className="mt-1 text-base text-muted">{t.startText}</p>
        <a href={`/start/${template.code}`} className={buttonClass({ look: 'primary', className: 'mt-4' })}>
          {t.start}
        </a>
      </div>
    </aside>
  )
}
