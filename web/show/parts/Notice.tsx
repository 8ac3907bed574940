import type { ReactNode } from 'react'
import { linkTo } from '../../api/links.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface NoticeProps {
  title?: string
  words: string
  onRetry?: () => void
  /** something is still coming: no way out is offered yet */
  busy?: boolean
  /** further ways out */
  children?: ReactNode
}

/** What stands on the dark stage when no picture does. */
export const Notice = ({ title, words, onRetry, busy, children }: NoticeProps) => (
  <div className="show-notice">
    {title && <h2>{title}</h2>}
    <p role="status">{words}</p>
    {!busy && (
      <div>
        {onRetry && (
          <Button tone="primary" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        {children}
        <ButtonLink href={linkTo('/')}>{texts.home}</ButtonLink>
      </div>
    )}
  </div>
)
