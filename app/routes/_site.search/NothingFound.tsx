import { Link } from '@remix-run/react'
import { SearchX } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { EmptyState } from '~/components/ui/EmptyState'
import { useTexts } from '~/i18n/use-texts'
import { SEARCH_TEXTS } from './texts'

export function NothingFound({ question }: { question: string }) {
  const t = useTexts(SEARCH_TEXTS)
  const ways = [
    { to: '/template', text: t.ways.examples },
    { to: '/#templates', text: t.ways.templates },
    { to: '/recruitment', text: t.ways.jobs },
  ]
  return (
    <div className="mt-6">
      <EmptyState
        heading="h2"
        icon={<SearchX />}
        title={t.none(question)}
        text={t.noneText}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {ways.map(({ to, text }) => (
              <Link key={to} to={to} className={buttonClass({ className: 'pointer-coarse:h-11' })}>
                {text}
              </Link>
            ))}
          </div>
        }
      />
    </div>
  )
}
