import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** shown if the children fail to render or their code fails to load; nothing by default */
  fallback?: ReactNode
}

export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? (this.props.fallback ?? null) : this.props.children
  }
}
