import { QuestionList } from '~/site/QuestionList'
import { useTexts } from '~/i18n/use-texts'
import { VIP_TEXTS } from './texts'

export function PlanQuestions() {
  const t = useTexts(VIP_TEXTS)
  return (
    <section aria-labelledby="plan-questions" className="mt-16 grid gap-8 lg:grid-cols-[1fr_2fr]">
      <h2 id="plan-questions" className="text-2xl font-bold text-ink">
        {t.questions}
      </h2>
      <QuestionList answers={t.answers} />
    </section>
  )
}
