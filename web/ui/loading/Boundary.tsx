import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** shown when a part fails to render or its code fails to load; nothing unless given */
  broken?: ReactNode
}

export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? (this.props.broken ?? null) : this.props.children
  }
}
