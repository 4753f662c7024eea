import { answerQuestions } from './answer-questions'
import { documentWork } from './document-work'
import type { DocumentQuestion } from './in-document-thread.server'

answerQuestions(({ name, options }: DocumentQuestion): unknown =>
  // an edge: name and options of one question belong together, which a union does not say
  (documentWork[name] as (options: unknown) => unknown)(options),
)
