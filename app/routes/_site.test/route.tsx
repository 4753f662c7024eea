import type { MetaFunction } from '@remix-run/node'
import { type ReactNode } from 'react'
import { latePart } from '~/components/late/late-part'
import { Spinner } from '~/components/ui/Spinner'
import { useTexts } from '~/i18n/use-texts'
import { TEST_TEXTS } from './texts'

const waiting = <Spinner className="min-h-40" />
const Buttons = latePart(() => import('./Buttons'), 'Buttons', { waiting })
const Feedback = latePart(() => import('./Feedback'), 'Feedback', { waiting })
const Fields = latePart(() => import('./Fields'), 'Fields', { waiting })
const Overlays = latePart(() => import('./Overlays'), 'Overlays', { waiting })
const Resumes = latePart(() => import('./Resumes'), 'Resumes', { waiting })
const Swatches = latePart(() => import('./Swatches'), 'Swatches', { waiting })

export const meta: MetaFunction = () => [{ title: 'Components · Jianli' }]

/** Every part of the interface in every state, to look at and to test. */
export default function TestPage() {
  const t = useTexts(TEST_TEXTS)
  return (
    <div className="jl-container py-12">
      <h1 className="text-2xl font-bold text-ink">{t.title}</h1>
      <div className="mt-8 divide-y divide-line">
        <Group title={t.colours}>
          <Swatches />
        </Group>
        <Group title={t.buttons}>
          <Buttons />
        </Group>
        <Group title={t.fields}>
          <Fields />
        </Group>
        <Group title={t.overlays}>
          <Overlays />
        </Group>
        <Group title={t.resumes}>
          <Resumes />
        </Group>
        <Group title={t.feedback}>
          <Feedback />
        </Group>
      </div>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 py-8 lg:grid-cols-[10rem_1fr]">
      <h2 className="text-md font-semibold text-ink">{title}</h2>
      <div className="flex min-w-0 flex-col gap-6">{children}</div>
    </section>
  )
}
