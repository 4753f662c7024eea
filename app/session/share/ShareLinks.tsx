import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/components/ui/Button'
import { LineFailed } from '~/components/ui/LoadFailed'
import { Skeleton } from '~/components/ui/Skeleton'
import { useTexts } from '~/i18n/use-texts'
import { LinkForm } from './LinkForm'
import { LinkRow } from './LinkRow'
import { LINKS_TEXTS } from './links-texts'
import { useLinks, type LinksOptions } from './use-links'

/** Further links to a resume: what became of each, and the way to one more. */
export function ShareLinks(props: LinksOptions) {
  const t = useTexts(LINKS_TEXTS)
  const { links, failed, refresh, make, ...actions } = useLinks(props)
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <section aria-labelledby="links-title" className="mt-6 border-t border-line pt-4">
      <h3 id="links-title" className="text-base font-semibold text-ink">
        {t.title}
      </h3>
      <p className="mt-1 mb-3 text-sm text-pretty text-muted">{t.text}</p>
      {failed && <LineFailed text={t.failed} onRetry={() => void refresh()} />}
      {/* Above the list, whose newest stands first: however many there are, the form is in sight. */}
      <div className="mb-3">
        {form === 'open' ? (
          <LinkForm onMake={make} onClose={() => setForm('closed')} />
        ) : (
          // The form takes the focus away with it, and Escape would reach nothing.
          <Button autoFocus={form === 'closed'} onPress={() => setForm('open')}>
            <Plus aria-hidden className="size-4" />
            {t.make}
          </Button>
        )}
      </div>
      {!links && !failed && <Skeleton className="mb-3 h-14 w-full" />}
      {links && links.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-card shadow-rest">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} {...actions} />
          ))}
        </ul>
      )}
    </section>
  )
}
