import { Component, type ReactNode } from 'react'
import { OnceOnline } from './OnceOnline'
import { PartNotice } from './PartNotice'

type Props = {
  /** Makes the children anew. */
  onAgain: () => void
  /** Takes the place of the notice. */
  onMissing?: (() => void) | undefined
  /** Nobody asked for it: it is asked for again, in silence, when the network is back. */
  isExtra?: boolean
  children: ReactNode
}
type State = { isMissing: boolean; tries: number }

/** Keeps what fails in a part from taking the page with it. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { isMissing: false, tries: 0 }

  static getDerivedStateFromError(): Partial<State> {
    return { isMissing: true }
  }

  override componentDidCatch() {
    this.props.onMissing?.()
  }

  override render() {
    const { children, onAgain, onMissing, isExtra } = this.props
    const { isMissing, tries } = this.state
    if (!isMissing) return children
    // Firefox keeps a script's failure for as long as the page stands.
    const again = () => {
      onAgain()
      this.setState({ isMissing: false, tries: tries + 1 })
    }
    if (isExtra) return <OnceOnline onAgain={again} />
    if (onMissing) return null
    return <PartNotice canReload={tries > 0} onAgain={again} />
  }
}
