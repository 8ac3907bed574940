import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** shown when the children fail to render or their code fails to load; nothing unless given */
  fallback?: ReactNode
}

export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children
  }
}
