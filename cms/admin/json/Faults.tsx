import type { RefObject } from 'react'
import type { Fault } from './faults-of'
import type { Language } from '../../../collections/resumes/choices'
import { JSON_TEXTS } from './texts'

const MOST = 8

type Props = { id: string; faults: Fault[]; language: Language; box: RefObject<HTMLTextAreaElement | null> }

/** What is wrong, announced as it changes; a place in the text can be gone to. */
export function Faults({ id, faults, language, box }: Props) {
  const t = JSON_TEXTS[language]
  const show = (offset: number) => {
    box.current?.focus()
    box.current?.setSelectionRange(offset, offset + 1)
  }
  return (
    <div id={id} role="status" className="jl-json__faults">
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, MOST).map(({ text, offset }) => (
            <li key={text}>
              {text}
              {offset !== undefined && (
                <button type="button" onClick={() => show(offset)}>
                  {t.show}
                </button>
              )}
            </li>
          ))}
          {faults.length > MOST && <li>{t.more(faults.length - MOST)}</li>}
        </ul>
      )}
    </div>
  )
}
