import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { texts } from './texts.ts'

/** When a tab's code cannot be had (a new version arrived meanwhile), the other tabs still work. */
export class TabBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <>
        <p role="alert">{texts.dashboard.broken}</p>
        <Button onClick={() => location.reload()}>{texts.dashboard.reload}</Button>
      </>
    )
  }
}
