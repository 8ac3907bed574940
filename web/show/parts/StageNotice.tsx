import type { ReactNode } from 'react'
import { linkTo } from '../../api/urls.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { texts } from '../../../languages/en/visitors/show.ts'

interface NoticeProps {
  title?: string
  message: string
  onRetry?: () => void
  /** whether something is still loading; no buttons are shown until it has loaded */
  busy?: boolean
  /** additional buttons */
  children?: ReactNode
}

/** A message that is shown on the dark stage instead of a picture. */
export const StageNotice = ({ title, message, onRetry, busy, children }: NoticeProps) => (
  <div className="show-notice">
    {title && <h2>{title}</h2>}
    <p role="status">{message}</p>
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
