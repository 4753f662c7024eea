import { createRoot } from 'react-dom/client'
import { LocaleContext } from '~/i18n/locale-context'
import { pageLocale } from '~/i18n/page-locale'
import { Review } from './Review'

/** The only script of a shared page, where its link takes comments: the page itself stays as it came. */
const root = document.getElementById('review')
if (root)
  createRoot(root).render(
    <LocaleContext value={pageLocale()}>
      <Review />
    </LocaleContext>,
  )
