import { Mark } from './Mark'

/** On the sign-in page. */
export function Logo() {
  return (
    <span className="jl-logo">
      <Mark />
      简历 Jianli
    </span>
  )
}
