import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** shown when the children fail to render or their code fails to load; nothing unless given */
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
