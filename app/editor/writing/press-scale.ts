import type { Editor } from '../session/editor'
import { STEP_TEXTS } from '../texts/step-texts'
import { directionAround } from './drawn-direction'

/** Bars are thin: as far above and below one a press still means it, in pixels of the screen. */
const AROUND = 5
const DOTS = 5
/** On a page drawn smaller a finger can't mean a bar: it comes near. */
const FINGERS_FROM = 0.75

type Pressed = { target: EventTarget; clientX: number; clientY: number }

/** The drawn scale of a skill that is pressed: whose it is, and how far along it, from 0 to 1. */
export function pressedScale({ target, clientX: x, clientY: y }: Pressed) {
  const skill =
    target instanceof Element ? target.closest<HTMLElement>('.jl-skill-bar, .jl-skill-dots') : null
  const scale = skill?.querySelector<HTMLElement>('.jl-bar, .jl-dots')
  if (!skill || !scale) return undefined
  const { left, right, top, bottom, width } = scale.getBoundingClientRect()
  if (x < left || x > right || y < top - AROUND || y > bottom + AROUND) return undefined
  if (matchMedia('(pointer: coarse)').matches && width < scale.offsetWidth * FINGERS_FROM) return undefined
  const share = (directionAround(skill) === 'rtl' ? right - x : x - left) / width
  return {
    owner: skill.dataset.block?.replace(/\.skill$/, '') ?? '',
    share: scale.matches('.jl-dots') ? Math.ceil(share * DOTS) / DOTS : share,
  }
}

/** Fills it as far as it was pressed, of dots whole ones; answers whether one was. */
export function pressScale({ editor, event }: { editor: Editor; event: Pressed }): boolean {
  const pressed = pressedScale(event)
  if (!pressed) return false
  const { owner, share } = pressed
  const { step } = editor.content().skill
  const value = Math.min(step, Math.max(1, Math.round(share * step)))
  editor.setField({ owner, field: 'value', value, label: STEP_TEXTS[editor.language].scale })
  return true
}
