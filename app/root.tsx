import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunction,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DEFAULT_LANGUAGE } from '../collections/resumes/choices'
import { CSS_PIXELS_SCRIPT } from './document/render/css-pixels'
import { latePart } from './components/late/late-part'
import { LateScripts } from './site/LateScripts'
import { NavigationSpinner } from './site/NavigationSpinner'
import { RestingScripts } from './site/RestingScripts'
import { SITE_TEXTS } from './site/texts'
import { ToastRegion } from './components/ui/ToastRegion'
import { askedLanguage, languageOf } from './http/language'
import { useNonce } from './http/nonce'
import { readCookie } from './http/read-cookie'
import { robotsRule } from './http/robots-rule'
import { siteOrigin } from './http/site-origin'
import { useScripts } from './http/use-scripts'
import { LocaleContext } from './i18n/locale-context'
import { LOCALE_COOKIE, localeCookie } from './i18n/locales'
import { SessionRoot } from './session/SessionRoot'
import { SessionHintContext } from './session/use-session-hint'
import './styles/app.css'
import inter from './styles/inter/inter-basic.woff2?url'
import { ThemeContext } from './theme/theme-context'
import { isTheme, THEME_COOKIE } from './theme/themes'

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // It comes beside the style sheet, so that the first letters seldom change their face.
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export const meta: MetaFunction = () => [{ title: '简历 Jianli' }]

export function loader({ request, context }: LoaderFunctionArgs) {
  const { headers } = request
  const theme = readCookie({ headers, name: THEME_COOKIE })
  const session = readCookie({ headers, name: `${context.services.payload.config.cookiePrefix}-token` })
  const asked = askedLanguage(request.url)
  // Who came by an address in a language reads on in it, unless they have chosen one themselves.
  const keeps = asked && !readCookie({ headers, name: LOCALE_COOKIE })
  return data(
    {
      locale: languageOf(request),
      theme: isTheme(theme) ? theme : ('system' as const),
      hasSession: Boolean(session),
      origin: siteOrigin({ request, services: context.services }),
    },
    keeps ? { headers: { 'Set-Cookie': localeCookie(asked) } } : {},
  )
}

/** Language and theme change by our own form alone. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction }) => formAction === '/preferences'

/** Where the loader itself failed. */
const WITHOUT_DATA = { locale: DEFAULT_LANGUAGE, theme: 'system', hasSession: false } as const

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { locale, theme, hasSession } = useRouteLoaderData<typeof loader>('root') ?? WITHOUT_DATA
  return (
    <html lang={locale} className={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <Meta />
        <Robots />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? CSS_PIXELS_SCRIPT : '' }}
        />
        <Links />
      </head>
      <body>
        <LocaleContext value={locale}>
          <ThemeContext value={theme}>
            <SkipLink text={SITE_TEXTS[locale].skip} />
            <SessionHintContext value={hasSession}>
              <I18nProvider locale={locale}>{children}</I18nProvider>
            </SessionHintContext>
            <PageScripts />
          </ThemeContext>
        </LocaleContext>
      </body>
    </html>
  )
}

export default function Root() {
  const wanted = useScripts() !== 'none'
  return (
    <>
      <Outlet />
      {wanted && <NavigationSpinner />}
      {wanted && <SessionRoot />}
    </>
  )
}

/** Late, for its header and footer are the site's: the editor has none, and would load them with its first scripts. */
const ErrorPage = latePart(() => import('./site/ErrorPage'), 'ErrorPage')

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}

/** On every page that is not for search engines, also where it failed. */
function Robots() {
  const rule = robotsRule(useLocation().pathname)
  return rule && <meta name="robots" content={rule} />
}

function SkipLink({ text }: { text: string }) {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-primary text-on-primary focus:not-sr-only focus:fixed focus:inset-s-4 focus:top-3 focus:z-60 focus:px-4 focus:py-2"
    >
      {text}
    </a>
  )
}

function PageScripts() {
  const nonce = useNonce()
  const scripts = useScripts()
  if (scripts === 'none') return null
  return (
    <>
      <ToastRegion />
      <LateScripts />
      <ScrollRestoration nonce={nonce} />
      {scripts === 'late' ? <RestingScripts nonce={nonce} /> : <Scripts nonce={nonce} />}
    </>
  )
}
