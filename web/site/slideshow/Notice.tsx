import { linkTo } from '../../api/links.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface NoticeProps {
  words: string
  onRetry?: () => void
  /** something is still coming: no way out is offered yet */
  busy?: boolean
}

/** What stands on the dark stage when no picture does. */
export const Notice = ({ words, onRetry, busy }: NoticeProps) => (
  <div className="show-notice">
    <p role="status">{words}</p>
    {!busy && (
      <div>
        {onRetry && (
          <Button tone="primary" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        )}
        <ButtonLink href={linkTo('/')}>{texts.home}</ButtonLink>
      </div>
    )}
  </div>
)
