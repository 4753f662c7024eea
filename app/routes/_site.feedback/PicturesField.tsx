import { ImagePlus } from 'lucide-react'
import { inlineScript } from '~/site/inline-script'
import { buttonClass } from '~/components/ui/button-class'
import { useNonce } from '~/http/nonce'
import { useTexts } from '~/i18n/use-texts'
import { FEEDBACK_TEXTS } from './texts'

// All the script this page has: names what was chosen. Without it the browser's own control is shown.
const NAME = inlineScript(`(function () {
  var field = document.getElementById('images')
  var button = document.getElementById('images-button')
  var names = document.getElementById('images-names')
  field.classList.add('sr-only')
  button.hidden = false
  function show() {
    names.textContent = Array.prototype.map.call(field.files, function (file) { return file.name }).join(', ')
  }
  field.addEventListener('change', show)
  show()
})()`)

/** The browser's control speaks the browser's language, not the page's: ours stands in front of it. */
export function PicturesField() {
  const t = useTexts(FEEDBACK_TEXTS)
  const nonce = useNonce()
  return (
    <div className="relative flex flex-wrap items-center gap-3">
      <input
        id="images"
        name="images"
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
        aria-describedby="images-names images-hint"
        className="peer block min-h-11 w-full text-base text-ink file:me-3 file:h-11 file:rounded-control file:border-0 file:bg-hover file:px-4 file:text-ink"
      />
      <label
        id="images-button"
        htmlFor="images"
        hidden
        className={buttonClass({
          size: 'lg',
          className: 'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 [&[hidden]]:hidden',
        })}
      >
        <ImagePlus aria-hidden className="size-4" />
        {t.choose}
      </label>
      <span id="images-names" role="status" className="min-w-0 text-sm break-all text-muted" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: NAME }} />
    </div>
  )
}
