import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { latePart } from '~/components/late/late-part'
import { buttonClass } from '~/components/ui/button-class'
import { Clauses } from '~/components/ui/Clauses'
import { cx } from '~/components/ui/cx'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { earlyKeys } from '~/components/ui/early-keys'
import { HeroPaper } from './HeroPaper'
import { HeroPanel } from './HeroPanel'
import type { HeroTemplate } from './load-home.server'
import { HOME_TEXTS } from './texts'
import { sessionStore } from '~/session/session-store'
import { useSession } from '~/session/use-session'
import { useSessionHint } from '~/session/use-session-hint'
import type { PagePoint } from './TryOut'
import type { TemplateChoice } from '~/tools/begin/begin-resume'

export type HeroProps = {
  heroes: HeroTemplate[]
  count: number
  onUse: (choice: TemplateChoice) => void
}

const TryOut = latePart(() => import('./TryOut'), 'TryOut', { close: ({ onLeave }) => onLeave() })

/** Where there is room to write on the page as it lies here, with keys. */
const HAS_ROOM = '(width >= 1024px) and (pointer: fine)'

/** A guest's, that is: what a member begins belongs into the account from its first letter. */
const isHere = () => matchMedia(HAS_ROOM).matches && !sessionStore.get().user

/** What it is, in one screen: a real page whose layout and colour one tries right here; starting takes them along. */
export function Hero({ heroes, count, onUse }: HeroProps) {
  const t = useTexts(HOME_TEXTS)
  const [code, setCode] = useState(heroes[0]?.code)
  const [color, setColor] = useState<string | null>(null)
  const touched = code !== heroes[0]?.code || color !== null
  const template = heroes.find((hero) => hero.code === code) ?? heroes[0]
  const [tried, setTried] = useState<{ at: PagePoint | undefined; isOpen?: boolean }>()
  const choice = template && { code: template.code, color }
  const start = () => choice && onUse(choice)
  const leave = () => {
    earlyKeys.take()
    setTried(undefined)
  }
  const write = (at: PagePoint | undefined) => {
    if (!isHere()) return start()
    setTried({ at })
    earlyKeys.begin({ label: t.heroOpen(template?.title ?? ''), onEscape: leave, isForPage: true })
  }
  return (
    <section className="relative overflow-hidden border-b border-line bg-subtle">
      <div aria-hidden className="baseline-grid absolute inset-0 max-lg:hidden" />
      <div
        className={cx(
          'jl-container relative grid min-h-160 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 pt-12 md:pt-16 lg:pt-0',
          tried?.isOpen ? 'lg:grid-cols-[minmax(0,1fr)_44rem]' : 'lg:grid-cols-[minmax(0,1fr)_28rem]',
        )}
      >
        {tried && choice && (
          <TryOut
            choice={choice}
            at={tried.at}
            onOpen={() => setTried({ ...tried, isOpen: true })}
            onLeave={leave}
          />
        )}
        {!tried?.isOpen && <Words count={count} onStart={start} />}
        {template && !tried?.isOpen && (
          <div className="relative lg:pt-16">
            <HeroPaper
              template={template}
              color={color}
              live={!touched}
              isOpening={tried !== undefined}
              onWrite={write}
            />
            <HeroPanel
              heroes={heroes}
              chosen={template}
              onTemplate={setCode}
              color={color}
              onColor={setColor}
            />
          </div>
        )}
      </div>
    </section>
  )
}

/** Fewer say nothing for a site. */
const WORTH_SAYING = 100

function Words({ count, onStart }: { count: number; onStart: () => void }) {
  const t = useTexts(HOME_TEXTS)
  const locale = useLocale()
  const { status } = useSession()
  const hinted = useSessionHint()
  const isGuest = status === 'guest' || (status === 'unknown' && !hinted)
  return (
    <div className="lg:py-32">
      <h1
        className="text-3xl font-bold text-ink sm:text-5xl lg:text-4xl wide:text-5xl max-sm:[&:lang(zh-CN)]:text-4xl [&:lang(en)]:tracking-[-0.025em]"
        lang={locale}
      >
        {/* A phrase is not parted while it fits. */}
        <span className="inline-block">{t.headline.first}</span>
        <span className="inline-block">{t.headline.second}</span>
      </h1>
      <p className="mt-6 max-w-lg text-md text-pretty text-muted sm:text-lg">
        <Clauses text={t.line} />
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass({ look: 'primary', size: 'lg', className: 'max-sm:w-full' })}
          onClick={onStart}
        >
          {t.start}
          <ArrowRight aria-hidden className="size-4" />
        </button>
        <a href="#templates" className={buttonClass({ size: 'lg', className: 'max-sm:w-full' })}>
          {t.browse}
        </a>
      </div>
      <p className="mt-6 flex max-w-sm flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {isGuest && <span>{t.free}</span>}
        {count >= WORTH_SAYING && (
          <span className="tabular-nums">{t.count(count.toLocaleString(locale))}</span>
        )}
      </p>
    </div>
  )
}
