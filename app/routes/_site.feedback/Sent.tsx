import { CircleCheck } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { useTexts } from '~/i18n/use-texts'
import { FEEDBACK_TEXTS } from './texts'

export function Sent() {
  const t = useTexts(FEEDBACK_TEXTS).sent
  return (
    <div role="status" className="flex max-w-md flex-1 flex-col items-center justify-center text-center">
      <CircleCheck aria-hidden className="size-11 text-success" />
      <h1 className="mt-4 text-xl font-bold text-ink">{t.title}</h1>
      <p className="mt-2 text-base text-muted">{t.text}</p>
      <a href="/" className={buttonClass({ size: 'lg', className: 'mt-6' })}>
        {t.home}
      </a>
    </div>
  )
}
