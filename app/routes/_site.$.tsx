import { data, type MetaFunction } from '@remix-run/node'
import { buttonClass } from '~/components/ui/button-class'
import { Message } from '~/site/Message'
import { SITE_TEXTS } from '~/site/texts'
import { useTexts } from '~/i18n/use-texts'

export const meta: MetaFunction = () => [{ title: '404 · Jianli' }, { name: 'robots', content: 'noindex' }]

/** Every address that nothing else answers. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const t = useTexts(SITE_TEXTS)
  return (
    <Message mark="404" {...t.notFound}>
      <a href="/" className={buttonClass({ look: 'primary' })}>
        {t.goHome}
      </a>
    </Message>
  )
}
