import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './create-thread.server'

/** The other end of `createThread`: says that it is there, then answers what comes. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  const say = (said: ThreadAnswer<Answer>) => parentPort?.postMessage(said)
  parentPort?.on('message', async (question: Question) => {
    try {
      say({ value: await answer(question) })
    } catch (error) {
      say({ error })
    }
  })
  parentPort?.postMessage('ready')
}
