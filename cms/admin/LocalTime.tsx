'use client'

import { useEffect, useState } from 'react'
import type { Language } from '../../collections/resumes/choices'

/** A moment on the reader's clock, like the lists' own; the server knows no other than its own. */
export function LocalTime({ at, language }: { at: string; language: Language }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    setText(format.format(new Date(at)))
  }, [at, language])
  return <time dateTime={at}>{text}</time>
}
