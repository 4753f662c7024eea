import { Copy } from 'lucide-react'
import { buttonClass } from '~/components/ui/button-class'
import { useNonce } from '~/http/nonce'
import { useTexts } from '~/i18n/use-texts'
import { JOBS_TEXTS } from '../_site.recruitment/texts'

// All the script this page has; without it, or without a clipboard, there is no button.
const COPY = `(function () {
  var button = document.getElementById('copy-job')
  if (!button || !navigator.clipboard) return
  button.hidden = false
  button.addEventListener('click', function () {
    navigator.clipboard.writeText(button.dataset.text).then(function () {
      button.querySelector('[role=status]').textContent = button.dataset.done
    })
  })
})()`

export function CopyJobText({ text }: { text: string }) {
  const t = useTexts(JOBS_TEXTS)
  const nonce = useNonce()
  return (
    <>
      <button
        id="copy-job"
        type="button"
        hidden
        data-text={text}
        data-done={t.copied}
        className={buttonClass({ size: 'lg', className: '[&[hidden]]:hidden' })}
      >
        <Copy aria-hidden className="size-4" />
        {t.copy}
        <span role="status" className="text-success empty:hidden" />
      </button>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: COPY }} />
    </>
  )
}
