import { CircleAlert, ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '~/components/ui/button-class'
import { fieldClass } from '~/components/ui/field-class'
import { PICTURE_TYPES } from '../../../collections/media/picture-types'
import { useTexts } from '~/i18n/use-texts'
import { inlineScript } from '~/site/inline-script'
import { useNonce } from '~/http/nonce'
import { FEEDBACK_TEXTS } from './texts'

type Refused = { problem: string; content: string; contact: string; formToken: string }

export function FeedbackForm({ formToken, refused }: { formToken: string; refused?: Refused | undefined }) {
  const t = useTexts(FEEDBACK_TEXTS)
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="w-full max-w-xl rounded-card bg-surface p-6 shadow-rest sm:p-8"
    >
      <h1 className="text-xl font-bold text-ink">{t.title}</h1>
      <p className="mt-1 text-base text-muted">{t.text}</p>
      {refused && (
        <p role="alert" className="mt-4 flex items-start gap-2 text-base text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {refused.problem}
        </p>
      )}
      <Row id="content" label={t.content} hint={t.contentHint}>
        <textarea
          id="content"
          name="content"
          required
          maxLength={5000}
          rows={6}
          defaultValue={refused?.content}
          aria-describedby="content-hint"
          className={fieldClass({ size: 'lg', className: 'h-auto resize-y py-2' })}
        />
      </Row>
      <Row id="contact" label={t.contact} hint={t.contactHint}>
        <input
          id="contact"
          name="contact"
          maxLength={200}
          autoComplete="email"
          defaultValue={refused?.contact}
          aria-describedby="contact-hint"
          className={fieldClass({ size: 'lg' })}
        />
      </Row>
      <Row id="images" label={t.images} hint={t.imagesHint}>
        <PicturesField />
      </Row>
      <p className="absolute -left-[200vw]" aria-hidden="true">
        <label htmlFor="website">{t.trap}</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="formToken" value={refused?.formToken ?? formToken} />
      <button
        type="submit"
        className={buttonClass({ look: 'primary', size: 'lg', className: 'mt-8 w-full sm:w-auto' })}
      >
        {t.send}
      </button>
    </form>
  )
}

type RowProps = { id: string; label: string; hint: string; children: ReactNode }

function Row({ id, label, hint, children }: RowProps) {
  return (
    <div className="mt-6">
      <label htmlFor={id} className="mb-1 block text-base text-ink">
        {label}
      </label>
      {children}
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    </div>
  )
}

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
function PicturesField() {
  const t = useTexts(FEEDBACK_TEXTS)
  const nonce = useNonce()
  return (
    <div className="relative flex flex-wrap items-center gap-3">
      <input
        id="images"
        name="images"
        type="file"
        multiple
        accept={PICTURE_TYPES.join()}
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
