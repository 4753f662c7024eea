import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { THEME_COLORS } from '../../../collections/resumes/choices'
import { cx } from '~/components/ui/cx'
import { useTexts } from '~/i18n/use-texts'
import { Drawing } from '../../editor/style/Drawing'
import { SWATCH } from '../../editor/style/swatch-class'
import { heroPicture } from './hero-picture'
import type { HeroTemplate } from './load-home.server'
import { HOME_TEXTS } from './texts'

export type HeroPanelProps = {
  heroes: HeroTemplate[]
  chosen: HeroTemplate
  onTemplate: (code: string) => void
  color: string | null
  onColor: (color: string) => void
}

/** A piece of the editor's style panel, lying on the page it changes. */
export function HeroPanel({ heroes, chosen, onTemplate, color, onColor }: HeroPanelProps) {
  const t = useTexts(HOME_TEXTS)
  return (
    <div className="relative flex gap-x-8 gap-y-4 rounded-card bg-float p-4 shadow-float max-lg:mx-auto max-lg:mb-10 max-lg:max-w-xl max-lg:rounded-t-none max-sm:flex-col lg:absolute lg:-inset-s-20 lg:bottom-10 lg:w-56 lg:flex-col">
      <Part title={t.panel.layout}>
        {heroes.map((template) => (
          <button
            key={template.code}
            type="button"
            aria-label={template.title}
            title={template.title}
            aria-pressed={template === chosen}
            onClick={() => onTemplate(template.code)}
            onPointerEnter={() => fetchAhead(heroPicture({ template, color }))}
            className="overflow-hidden rounded-control border border-line bg-white transition hover:border-sand-8 aria-pressed:border-accent aria-pressed:shadow-[0_0_0_1px_var(--indigo-9)]"
          >
            <Drawing paths={template.drawing} width={60} height={85} className="w-full" />
          </button>
        ))}
      </Part>
      <Part title={t.panel.color}>
        {THEME_COLORS.map((hex) => (
          <button
            key={hex}
            type="button"
            aria-label={t.panel.colorName(hex)}
            aria-pressed={hex === color}
            onClick={() => onColor(hex)}
            onPointerEnter={() => fetchAhead(heroPicture({ template: chosen, color: hex }))}
            style={{ background: hex }}
            className={cx(SWATCH, 'ring-offset-float')}
          >
            {hex === color && <Check aria-hidden className="size-4" strokeWidth={3} />}
          </button>
        ))}
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 flex-1">
      <legend className="mb-2 text-xs font-semibold text-muted">{title}</legend>
      <div className="grid grid-cols-5 gap-2">{children}</div>
    </fieldset>
  )
}

/** What the pointer is on is likely wanted next. */
function fetchAhead(src: string) {
  new Image().src = src
}
