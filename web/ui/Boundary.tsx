import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** what stands there instead when a part could not be drawn or its code could not be had; else it is left out */
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
