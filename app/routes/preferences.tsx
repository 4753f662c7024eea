import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { isLocale, localeCookie } from '~/i18n/locales'
import { isTheme, THEME_COOKIE, type Theme } from '~/theme/themes'

const YEAR = 365 * 24 * 60 * 60

/** Keeps the reader's language and theme in cookies and goes back; a plain form POST, so it works without script. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const headers = new Headers()
  const locale = form.get('locale')
  const theme = form.get('theme')
  if (isLocale(locale)) headers.append('Set-Cookie', localeCookie(locale))
  if (isTheme(theme)) headers.append('Set-Cookie', themeCookie(theme))
  return redirect(placeToGoBack({ request, wanted: form.get('back') }), { status: 303, headers })
}

export function loader() {
  return redirect('/')
}

function themeCookie(theme: Theme): string {
  return `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}

/** Only ever a path of this site. */
function placeToGoBack({ request, wanted }: { request: Request; wanted: FormDataEntryValue | null }): string {
  const here = new URL(request.url)
  const asked = typeof wanted === 'string' && wanted ? wanted : (request.headers.get('Referer') ?? '/')
  if (!URL.canParse(asked, here)) return '/'
  const url = new URL(asked, here)
  // two slashes at the start would name another host
  return url.host === here.host ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}
