import { Button } from '~/components/ui/Button'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { useBegin } from '~/tools/begin/use-begin'
import { USER_TEXTS } from './texts'

/** Brings a resume from elsewhere: the same question as wherever a resume is begun. */
export function ImportButton() {
  const t = useTexts(USER_TEXTS)
  const language = useLocale()
  const { begin, chooser } = useBegin()
  return (
    <>
      <Button onPress={() => begin({ language })}>{t.importResume}</Button>
      {chooser}
    </>
  )
}
