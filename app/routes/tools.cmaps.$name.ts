import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerCmap } from '~/features/pdf/answer-cmap.server'

export const loader = ({ params }: LoaderFunctionArgs) => answerCmap(params.name ?? '')
