import { QuestionList } from '~/site/QuestionList'
import { useTexts } from '~/i18n/use-texts'
import { HOME_TEXTS } from './texts'

export function Questions() {
  const t = useTexts(HOME_TEXTS)
  return (
    <section
      aria-labelledby="questions-title"
      className="jl-container grid gap-8 py-16 md:py-24 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="questions-title" className="text-2xl font-bold text-ink sm:text-3xl">
        {t.questions}
      </h2>
      <QuestionList answers={t.answers} />
    </section>
  )
}
