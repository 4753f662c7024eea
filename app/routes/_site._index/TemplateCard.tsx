import { TEMPLATE_TAGS } from '../../../collections/template-tags'
import { PaperTray } from '~/components/templates/PaperTray'
import { TemplatePicture } from '~/components/templates/TemplatePicture'
import { Badge } from '~/components/ui/Badge'
import { Facts } from '~/components/ui/Facts'
import { buttonClass } from '~/components/ui/button-class'
import { cx } from '~/components/ui/cx'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import type { WallTemplate } from './load-home.server'
import { HOME_TEXTS } from './texts'

export type TemplateCardProps = {
  template: WallTemplate
  onUse: (code: string) => void
}

/** Fewer speak against it. */
const WORTH_SAYING = 20

/** The whole card is one button: a click asks how to begin with it. */
export function TemplateCard({ template, onUse }: TemplateCardProps) {
  const t = useTexts(HOME_TEXTS)
  const locale = useLocale()
  const facts = [
    // That one is in the reader's own language tells nothing.
    ...template.tags
      .filter((tag) => tag !== 'english' || template.language !== locale)
      .map((tag) => TEMPLATE_TAGS[tag][locale]),
    ...(template.useCount >= WORTH_SAYING ? [t.used(template.useCount.toLocaleString(locale))] : []),
  ]
  return (
    <li>
      <button
        type="button"
        onClick={() => onUse(template.code)}
        aria-label={`${t.use}: ${template.title}${template.vipOnly ? ` · ${t.members}` : ''}`}
        className="group block w-full rounded-card text-start outline-offset-4"
      >
        <PaperTray
          over={
            <>
              {template.vipOnly && (
                <Badge tone="accent" className="absolute inset-e-3 top-3 shadow-float">
                  {t.members}
                </Badge>
              )}
              <UseNow text={t.use} />
            </>
          }
        >
          <TemplatePicture src={template.picture} alt="" />
        </PaperTray>
        <Facts
          facts={template.title.split(' · ')}
          lang={template.language}
          className="mt-3 text-base font-semibold text-ink"
        />
        <Facts facts={facts} className="mt-0.5 text-sm text-muted" />
      </button>
    </li>
  )
}

function UseNow({ text }: { text: string }) {
  return (
    <span
      className={cx(
        'absolute inset-x-0 bottom-4 flex translate-y-1 justify-center opacity-0 transition duration-160',
        'group-hover:translate-y-0 group-hover:opacity-100 group-focus-visible:translate-y-0 group-focus-visible:opacity-100',
        'pointer-coarse:hidden',
      )}
    >
      <span className={buttonClass({ look: 'primary', className: 'shadow-float' })}>{text}</span>
    </span>
  )
}
