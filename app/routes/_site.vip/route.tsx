import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useCallback, useEffect } from 'react'
import { DEFAULT_LANGUAGE } from '../../../collections/resumes/choices'
import { FREE_ENTITLEMENTS } from '../../../collections/membership/benefits'
import { pageMeta } from '~/site/page-meta'
import { Button } from '~/components/ui/Button'
import { toast } from '~/components/ui/toast'
import { providerSettings } from '~/features/assistant/provider/provider-settings.server'
import { listVipTypes } from '~/features/membership/list-vip-types.server'
import { priceFor } from '~/features/membership/price-for'
import { planOfType } from '~/features/membership/plan-of-type'
import { isPaymentOn } from '~/features/payment/stripe-client.server'
import { languageOf } from '~/http/language'
import { useCall } from '~/http/use-call'
import { formatPrice } from '~/i18n/format-price'
import { useLocale } from '~/i18n/locale-context'
import type { RouteHandle } from '~/http/route-handle'
import { useTexts } from '~/i18n/use-texts'
import { call } from '~/session/client'
import { loadSession } from '~/session/load-session'
import { openPayment } from '~/session/payment-store'
import { useSession } from '~/session/use-session'
import { QuestionList } from '~/site/QuestionList'
import { PlanCard } from './PlanCard'
import { VIP_TEXTS } from './texts'
import { openLogin } from '../../session/login-store'
import { sessionStore } from '../../session/session-store'

/** To read and to leave, it needs no script. */
export const handle: RouteHandle = { scripts: 'late' }

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title, line: description } = VIP_TEXTS[data?.locale ?? DEFAULT_LANGUAGE]
  return pageMeta({ matches, address: '/vip', title, description, card: '/cards/templates.jpg' })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { payload, env } = context.services
  const locale = languageOf(request)
  const types = await listVipTypes({ payload })
  const plans = types.map((type) => ({
    id: String(type.id),
    name: type.name[locale],
    summary: type.summary[locale],
    ...priceFor({ type, language: locale }),
    days: type.days,
    entitlements: planOfType(type).entitlements,
  }))
  const { ok: hasAssistant } = await providerSettings({ payload, env, userId: null })
  return { locale, isPaymentOn: isPaymentOn(env), hasAssistant, plans }
}

type Plan = Awaited<ReturnType<typeof loader>>['plans'][number]

export default function VipPage() {
  const { plans, isPaymentOn: isOn, hasAssistant } = useLoaderData<typeof loader>()
  const t = useTexts(VIP_TEXTS)
  const locale = useLocale()
  const { user, status } = useSession()
  const [search] = useSearchParams()
  const orderId = search.get('order')
  useEffect(() => {
    if (orderId && status === 'user') openPayment({ orderId })
  }, [orderId, status])
  const isVip = user?.vip.isVip ?? false
  const current = useCurrentPlan(isVip ? user?.vip.vipUntil : null)
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return (
    <div className="jl-container py-10 md:py-16">
      <h1 className="text-3xl font-bold break-keep text-ink md:text-4xl">{t.heading}</h1>
      <p className="mt-3 max-w-2xl text-md text-balance text-muted">{t.line}</p>
      {user?.vip.vipUntil && isVip && (
        <p className="mt-3 font-semibold text-ink">{t.until(until.format(new Date(user.vip.vipUntil)))}</p>
      )}
      {!isOn && <p className="mt-6 rounded-card bg-subtle p-4 text-ink">{t.off}</p>}
      <ul
        className={`mt-8 grid gap-4 sm:grid-cols-2 ${plans.length === 4 ? 'lg:grid-cols-5' : 'lg:grid-cols-4'}`}
      >
        <PlanCard
          hasAssistant={hasAssistant}
          name={t.free}
          line={t.freeLine}
          price={formatPrice({ amount: 0, currency: plans[0]?.currency ?? 'CNY', locale })}
          period={t.forever}
          entitlements={FREE_ENTITLEMENTS}
          isCurrent={Boolean(user) && !isVip}
        />
        {plans.map((plan) => (
          <PlanCard
            hasAssistant={hasAssistant}
            key={plan.id}
            name={plan.name}
            line={plan.summary}
            price={formatPrice({ amount: plan.price, currency: plan.currency, locale })}
            period={t.days(plan.days)}
            entitlements={plan.entitlements}
            isCurrent={plan.id === current}
            action={
              (isOn || plan.price === 0) && (
                <Button look="primary" className="w-full" onPress={() => begin({ plan, done: t.started })}>
                  {plan.price === 0 ? t.start(plan.name) : t.buy(plan.name)}
                </Button>
              )
            }
          />
        ))}
      </ul>
      {plans.length === 0 && <p className="mt-6 text-muted">{t.noPlans}</p>}
      <PlanQuestions />
    </div>
  )
}

/** The id of the plan in use, asked for again when the membership's end moves. */
function useCurrentPlan(vipUntil: string | null | undefined): string | null {
  const fetch = useCallback(() => call('GET /vip/info', {}), [])
  const { data } = useCall({ key: vipUntil ? `vip/info/${vipUntil}` : null, fetch })
  return vipUntil ? (data?.type?.id ?? null) : null
}

/** Buys or starts a plan; a visitor signs in first. */
function begin({ plan, done }: { plan: Plan; done: string }) {
  asUser(() => (plan.price > 0 ? openPayment({ vipTypeId: plan.id }) : void start({ plan, done })))
}

async function start({ plan, done }: { plan: Plan; done: string }) {
  try {
    await call('POST /vip', { input: { vipTypeId: plan.id } })
    toast.success(done)
    await loadSession()
  } catch {
    // the call has told of its own failure
  }
}

/** Does something that needs an account: at once, as soon as it is known who is there, or after signing in. */
function asUser(act: () => void): void {
  const { status } = sessionStore.get()
  if (status === 'user') return act()
  if (status === 'guest') return openLogin({ then: act })
  const stop = sessionStore.subscribe(() => {
    stop()
    asUser(act)
  })
}

function PlanQuestions() {
  const t = useTexts(VIP_TEXTS)
  return (
    <section aria-labelledby="plan-questions" className="mt-16 grid gap-8 lg:grid-cols-[1fr_2fr]">
      <h2 id="plan-questions" className="text-2xl font-bold text-ink">
        {t.questions}
      </h2>
      <QuestionList answers={t.answers} />
    </section>
  )
}
